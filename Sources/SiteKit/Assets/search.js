// Looks words up in the index that the build wrote. Words are cut up as SearchWords in SiteKit cuts them.
"use strict";

function evdocSearch(index) {
  const results = document.getElementById("results");
  const status = document.getElementById("status");
  const field = document.getElementById("query");
  const words = Object.keys(index.words).sort();

  const cut = (text) => {
    const found = [];
    for (const run of text.toLowerCase().match(/\p{sc=Han}+|(?:(?!\p{sc=Han})[\p{L}\p{N}])+/gu) ?? []) {
      const characters = [...run];
      if (!/\p{sc=Han}/u.test(run) || characters.length === 1) found.push(run);
      else for (let i = 0; i + 1 < characters.length; i += 1) found.push(characters[i] + characters[i + 1]);
    }
    return found;
  };

  const begin = (prefix) => {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (words[middle] < prefix) low = middle + 1; else high = middle;
    }
    const matches = [];
    while (low < words.length && words[low].startsWith(prefix)) matches.push(words[low++]);
    return matches;
  };

  // Every word of the query has to be there; whole words count for more than beginnings.
  const find = (query) => {
    let scores = null;
    for (const part of cut(query)) {
      const hits = new Map();
      for (const word of begin(part)) {
        const postings = index.words[word];
        const rarity = Math.log(1 + index.entries.length / (postings.length / 2));
        for (let i = 0; i < postings.length; i += 2) {
          const score = postings[i + 1] * rarity * (word === part ? 3 : 1);
          hits.set(postings[i], Math.max(hits.get(postings[i]) ?? 0, score));
        }
      }
      const before = scores;
      scores = before === null ? hits : new Map([...hits].filter(([entry]) => before.has(entry)).map(([entry, score]) => [entry, score + before.get(entry)]));
    }
    return [...(scores ?? [])].sort((left, right) => right[1] - left[1] || left[0] - right[0]).map(([entry]) => index.entries[entry]);
  };

  const show = () => {
    const query = field.value.trim();
    const found = query === "" ? [] : find(query);
    const counted = found.length === 0 ? "Nothing found." : found.length === 1 ? "One place." : `${found.length} places.`;
    status.textContent = query === "" ? "Type a word, such as the name of a method or of a rule." : counted;
    results.replaceChildren(...found.slice(0, 50).map(([path, title, kind, context]) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = path;
      link.textContent = title;
      const note = document.createElement("span");
      note.className = "kind";
      note.textContent = ` ${kind}`;
      const text = document.createElement("p");
      text.className = "note";
      text.textContent = context;
      item.append(link, note, text);
      return item;
    }));
  };

  field.value = new URLSearchParams(location.search).get("q") ?? "";
  field.addEventListener("input", show);
  field.form.addEventListener("submit", (event) => event.preventDefault());
  show();
  if (field.value === "") field.focus();
}
