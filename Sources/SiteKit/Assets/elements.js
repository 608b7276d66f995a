// What every script of a page makes elements and sentences with. Published at the head of site.js.
"use strict";

// `attributes` among the properties are what an element has no property for.
const make = (tag, { attributes = {}, ...properties } = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

const svg = (tag, attributes = {}, text = "") => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text) element.textContent = text;
  return element;
};

// A phrase with the values of its names: `{step} of {steps}`.
const fill = (phrase, values) => phrase.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
