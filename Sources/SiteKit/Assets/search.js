// Searches from any page, also one opened from a file: the index is a script, loaded when somebody is about to search.
// The first part, `evdocSearch`, finds; the second shows.
"use strict";

const evdocSearch = (() => {
  // ---------------------------------------------------------------- Words
  const LONGEST_QUERY = 500;
  const MOST_UNITS = 60;
  // Results that have less than this share of what the best have of the query are left out, beyond the first few.
  const LEAST_SHARE = .6;
  const LEAST_RESULTS = 10;
  // Letters of an unfinished name, and the names offered for it.
  const SHORTEST_BEGINNING = 5;
  const MOST_COMPLETIONS = 3;
  // In milliseconds.
  const LONGEST_STEP = 10;
  const CONTEXT_LENGTH = 170;
  // How many of the best results are compared with the query line by line.
  const MOST_COMPARED = 50;
  const STOP_WORDS = new Set(
    ("a an the this that these those it its of to in into on at as by for from with without about and or but if then than so is are was were be "
      + "been being am do does did done has have had having can could should would will may might must shall i me my we our you your he they them "
      + "their there here how what which who whom whose why when where while after before during not no t s re ve ll ui ns get gets got getting make "
      + "makes making use uses using used want wants wanted need needs try tries trying seem seems just also only even still any some every each "
      + "vs versus ios swift uikit xcode objc objective app apps apple problem problems issue issues question help please way ways work works "
      + "working happen happens happened go goes going adding added add sometimes always really too never ever properly correctly someone anyone know").split(" "));
  // Words that say little, though few pages may have them.
  const WEAK_WORDS = new Set("inside call receive event method function handle correctly properly view code".split(" "));
  const HAN_STOP = /为什么|怎么样|怎么办|怎么|如何|是否|可不可以|能不能|会不会|有没有|什么|哪个|哪些|哪里|问题|解决|方案|办法|情况|以及|还是|或者|因为|所以|导致|之后|后|时候|时|里面|里|上面|上|中|的|了|吗|呢|吧|啊|是|在|和|与|跟|或|把|被|对|给|让|会|能|要|有|就|都|也|又|还|着|过|到|从|用|个|这|那|不/gu;
  const WORDS = /\p{Lu}{1,3}\.\d+|\p{sc=Han}+|(?:(?!\p{sc=Han})[\p{L}\p{M}\p{N}])+(?:'\p{L}+)*/gu;
  const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}]+/gu;
  const SIGNATURES = /(\p{L}\w*)\(((?:\w+:)+)\)/gu;
  const HAN_CHARACTERS = /\p{sc=Han}/gu;
  const HAN = /\p{sc=Han}/u;
  const CAMEL = /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u;
  const SIMPLE = /^[A-Z]?[a-z0-9]+$/;
  const VOWEL = /[aeiouy]/;
  const PLAIN_WORDS = /[A-Za-z0-9]+/g;
  // What the short way through a text does not know: other letters, apostrophes, ids of rules, and names with labels.
  const NOT_PLAIN = /[^\x00-\x7f]|'|[A-Z]\.\d|:\)/;

  const fold = (text) => text.normalize("NFKC").replace(/[\u2018\u2019\u02bc]/g, "'");

  // English endings that come and go with grammar. The same mistakes on both sides do no harm.
  const stem = (word) => {
    let base = word;
    let length = base.length;
    if (length < 4) return base;
    const cut = (count) => { length -= count; base = base.slice(0, length); };
    if (base.endsWith("ies") && length > 4) base = base.slice(0, -3) + "y";
    else if (base.endsWith("sses") || base.endsWith("shes") || base.endsWith("ches") || base.endsWith("xes")) cut(2);
    else if (base.endsWith("s") && !base.endsWith("ss") && !base.endsWith("us") && !base.endsWith("is")) cut(1);
    length = base.length;
    if (length > 5 && base.endsWith("ing") && VOWEL.test(base.slice(0, -3))) cut(3);
    else if (length > 4 && base.endsWith("ed") && VOWEL.test(base.slice(0, -2))) cut(2);
    else if (length > 6 && base.endsWith("ly")) cut(2);
    if (length > 3 && base.endsWith("e")) cut(1);
    return length > 2 && base[length - 1] === base[length - 2] ? base.slice(0, -1) : base;
  };

  const weakTerms = new Set([...WEAK_WORDS].map(stem));
  const plainWord = (word) => word.replaceAll("'", "").toLowerCase();
  const isPrefix = (part) => part === "UI" || part === "NS" || part === "CA" || part === "CG";

  // The parts of a name in camel case without Apple's prefix: [] for a word that is none.
  const partsOf = (word) => {
    if (!CAMEL.test(word)) return [];
    const parts = word.match(PARTS) ?? [];
    return isPrefix(parts[0]) ? parts.slice(1) : parts;
  };

  // The terms that a word of a text is found by.
  const termsOf = (word) => {
    if (SIMPLE.test(word)) return [stem(word.toLowerCase())];
    if (HAN.test(word)) {
      const characters = [...word];
      return characters.length === 1 ? [word] : characters.slice(1).map((character, index) => characters[index] + character);
    }
    const parts = partsOf(word);
    const terms = [stem(plainWord(word)), ...parts.map((part) => stem(part.toLowerCase()))];
    if (parts.length > 1) terms.push(parts.join("").toLowerCase());
    return [...new Set(terms)];
  };

  // ---------------------------------------------------------------- The index
  const FIELDS = { title: 0, symptom: 1, name: 2, text: 3, other: 4, keyword: 5, part: 6 };
  const FIELD_WEIGHTS = [3.2, 2.8, 3, 1.4, 2.4, .8, .6];
  // Experiments, names of the API, claims, rules, observations, versions, documents, notes, the reference, bugs.
  const KIND_WEIGHTS = [1, .72, .5, .42, .34, .34, .26, .26, .3, 1.05];
  // What one field or another says of an entry, for each set of fields.
  const MASK_WEIGHTS = Array.from({ length: 1 << FIELD_WEIGHTS.length }, (_, mask) => {
    const weights = FIELD_WEIGHTS.filter((_, field) => mask & (1 << field)).sort((left, right) => right - left);
    return weights.reduce((sum, weight, position) => sum + weight * (position ? .15 : 1), 0);
  });

  let entries = [];
  let words = {};
  let kinds = [];
  // From a term to its number, and from that to the entries that have it, each followed by the set of fields it is in.
  let numbers = new Map();
  let postings = [];
  let numbersOfWord = new Map();
  // From a phrase to what it also finds: [{ terms, weight }].
  let synonyms = new Map();
  let longestPhrase = 1;
  let names = new Map();
  // From a traditional Chinese character to the simplified one that texts have.
  let simplified = new Map();
  let vocabulary = [];
  // From a name as a term of texts to the entry that has it.
  let nameTerms = new Map();
  let lines = [];
  let stopNumbers = new Set();
  // Parts of UIKit, and frameworks, of which no page says more: { title, sentence, address, names, beginnings, pairs, words }. A query names an
  // area by one of its names, by a word that goes on after a beginning, or by both words of a pair.
  let areas = [];

  const numberOf = (term) => {
    let number = numbers.get(term);
    if (number === undefined) {
      numbers.set(term, number = postings.length);
      postings.push([]);
    }
    return number;
  };

  const numbersOf = (word) => {
    let found = numbersOfWord.get(word);
    if (found === undefined) numbersOfWord.set(word, found = termsOf(word).map(numberOf));
    return found;
  };

  // Calls `visit` with the numbers of the terms of each word. Texts are long, and nearly all of them ASCII: for that there is a short way.
  const eachWord = (text, visit) => {
    if (NOT_PLAIN.test(text)) {
      const folded = fold(text);
      for (const word of folded.match(WORDS) ?? []) visit(numbersOf(word));
      if (!folded.includes(":)")) return;
      for (const [, base, labels] of folded.matchAll(SIGNATURES)) visit(joined(base, labels).map(numberOf));
      return;
    }
    for (const word of text.match(PLAIN_WORDS) ?? []) visit(numbersOf(word));
  };

  // `point(inside:with:)` is also found by pointinside.
  const joined = (base, labels) => {
    const all = labels.split(":").filter((label) => label !== "" && label !== "_");
    return all.map((_, index) => (base + all.slice(0, index + 1).join("")).toLowerCase());
  };

  const post = (entry, field, text) => {
    if (text === "") return;
    const bit = 1 << field;
    eachWord(text, (found) => {
      for (const number of found) {
        const list = postings[number];
        if (list.length > 0 && list[list.length - 2] === entry) list[list.length - 1] |= bit;
        else list.push(entry, bit);
      }
    });
  };

  const letters = (text) => fold(text).toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

  // A text in small letters, its words between single spaces, with a space at both ends.
  const spaced = (text) => ` ${(fold(text).toLowerCase().match(/\p{sc=Han}+|[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ")} `;

  // Lets the page do what waits: keys that were pressed, something to draw.
  const pause = () => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

  // O(text), in steps, so that nobody who types meanwhile has to wait.
  const fill = async (index) => {
    ({ words, kinds } = index);
    let began = performance.now();
    [numbers, postings, numbersOfWord, synonyms, names] = [new Map(), [], new Map(), new Map(), new Map()];
    entries = index.entries.map(([address, kind, title, text = "", symptoms = [], spellings = [], keywords = "", other = [], note = ""], id) =>
      ({ id, address, kind, title, text, symptoms, spellings, keywords, other, note }));
    // The claims on an experiment's page also speak for the experiment.
    const parts = new Map(entries.filter((entry) => entry.kind === 0).map((entry) => [entry.address, []]));
    for (const entry of entries) if (entry.kind !== 0) parts.get(entry.address.split("#")[0])?.push(entry.title);
    for (const { id, address, kind, title, text, symptoms, spellings, keywords, other } of entries) {
      if (performance.now() - began > LONGEST_STEP) {
        await pause();
        began = performance.now();
      }
      post(id, FIELDS.title, title);
      for (const symptom of symptoms) post(id, FIELDS.symptom, symptom);
      for (const spelling of spellings) post(id, FIELDS.name, spelling);
      post(id, FIELDS.text, text);
      for (const line of other) post(id, FIELDS.other, line);
      post(id, FIELDS.keyword, keywords);
      if (kind === 0) for (const part of parts.get(address)) post(id, FIELDS.part, part);
      for (const name of kind === 1 ? [title, ...spellings] : spellings) if (!names.has(letters(name))) names.set(letters(name), id);
    }
    // A method is also named without its labels, where that leads to one method only.
    const bases = new Map();
    for (const { id, kind, title } of entries) {
      const base = letters(title.split("(")[0]);
      if (kind === 1) bases.set(base, bases.has(base) && bases.get(base) !== id ? null : id);
    }
    for (const [base, id] of bases) if (id !== null && !names.has(base)) names.set(base, id);
    nameTerms = new Map([...names].map(([name, id]) => [stem(name), id]).filter(([term]) => numbers.has(term)));
    lines = entries.map(() => null);
    const [traditional, simple] = index.traditional.map((characters) => [...characters]);
    simplified = new Map(traditional.map((character, place) => [character, simple[place]]));
    stopNumbers = new Set([...STOP_WORDS].map((word) => numbers.get(stem(word))));
    const modelled = entries.filter(({ kind }) => kind === 1).flatMap(({ title, spellings }) => [title, ...spellings].map(letters));
    areas = index.areas.map(([title, sentence, address, names, words]) => {
      const signs = names.map((name) => signsOf(name, modelled));
      const all = (part) => signs.flatMap((sign) => sign[part]);
      const recognized = { names: new Set(all("names")), beginnings: all("beginnings"), pairs: all("pairs"), words: words.map(spaced) };
      return { title, sentence, address, ...recognized };
    });
    readSynonyms(index.synonyms);
    vocabulary = [...new Set([...numbers.keys(), ...[...synonyms.keys()].filter((key) => !key.includes(" "))])].filter((term) => !HAN.test(term));
  };

  // What a query names a method by that is not modelled. `performSegue(withIdentifier:sender:)` is also named by `performSegue`, and by the
  // beginning of `performSegueWithIdentifier:sender:`; `textView(_:shouldInteractWith:in:interaction:)` by that label, and by the pair of
  // `textView` and the label. A word alone is no sign if a modelled name contains the word, or if the word may be plain English, such as `prepare`.
  const signsOf = (name, modelled) => {
    const [signature] = name.matchAll(SIGNATURES);
    if (!signature) return { names: [letters(name)], beginnings: [], pairs: [] };
    const [, base, labels] = signature;
    const isOfADelegate = labels.startsWith("_");
    const label = labels.split(":").find((label) => label !== "" && label !== "_") ?? "";
    const alone = isOfADelegate ? [base, label] : [base, base + label.charAt(0).toUpperCase() + label.slice(1)];
    return {
      names: [letters(name), ...joined(base, labels)],
      beginnings: alone.filter((word) => CAMEL.test(word)).map(letters).filter((word) => !modelled.some((other) => other.includes(word))),
      pairs: isOfADelegate && label !== "" ? [[base, label].map(letters)] : [],
    };
  };

  const unitsOf = (phrase) => (fold(phrase).match(WORDS) ?? []).flatMap((word) => HAN.test(word) ? [...word] : [stem(plainWord(word))]);
  const key = (units) => units.join(" ");
  // What finds a phrase in texts: stems, and pairs of Chinese characters.
  const termsOfPhrase = (phrase) => (fold(phrase).match(WORDS) ?? []).flatMap((word) => HAN.test(word) ? termsOf(word) : [plainWord(word)])
    .filter((word, _, all) => all.length === 1 || !STOP_WORDS.has(word)).map(stem);

  const readSynonyms = (table) => {
    const add = (phrase, targets, weight) => {
      const units = unitsOf(phrase);
      longestPhrase = Math.max(longestPhrase, units.length);
      if (!synonyms.has(key(units))) synonyms.set(key(units), []);
      for (const terms of targets) synonyms.get(key(units)).push({ terms, weight });
    };
    for (const line of table.split("\n")) {
      const [group, target] = line.split(" > ").map((side) => side.split(",").map((phrase) => phrase.trim()));
      const targets = (target ?? group).map(termsOfPhrase).filter((terms) => terms.every((term) => numbers.has(term)));
      for (const phrase of group) add(phrase, targets, target ? .6 : .65);
    }
  };

  // ---------------------------------------------------------------- The query
  // Whether two words are one letter apart: one more, one less, another one, or two that changed places.
  const isNear = (left, right) => {
    if (Math.abs(left.length - right.length) > 1) return false;
    let start = 0;
    while (start < left.length && left[start] === right[start]) start += 1;
    let [endLeft, endRight] = [left.length, right.length];
    while (endLeft > start && endRight > start && left[endLeft - 1] === right[endRight - 1]) { endLeft -= 1; endRight -= 1; }
    const [restLeft, restRight] = [left.slice(start, endLeft), right.slice(start, endRight)];
    return restLeft.length <= 1 && restRight.length <= 1 || restLeft.length === 2 && restLeft[0] === restRight[1] && restLeft[1] === restRight[0];
  };

  const listOf = (term) => postings[numbers.get(term) ?? -1] ?? [];
  const isKnown = (term) => numbers.has(term) || synonyms.has(term);

  const most = (terms) => terms.reduce((best, term) => best === null || listOf(term).length > listOf(best).length ? term : best, null);

  // What a word that nothing has may have meant: [term, weight], or null.
  const corrected = (word, isLast) => {
    const longer = isLast || word.length > 4 ? most(vocabulary.filter((term) => term.startsWith(word))) : null;
    if (longer !== null) return [longer, .8];
    if (word.length < 4) return null;
    const near = most(vocabulary.filter((term) => term.length > 2 && isNear(term, word)));
    if (near !== null) return [near, .75];
    const begun = vocabulary.filter((term) => term.length > 6 && word.startsWith(term)).sort((left, right) => right.length - left.length)[0];
    return begun ? [begun, .7] : null;
  };

  // The longest run of a name's parts that is a name the index has: `touchUpInside` of `UIControlEventTouchUpInside`.
  const knownRun = (parts) => {
    for (let length = parts.length; length > 1; length -= 1) {
      for (let start = 0; start + length <= parts.length; start += 1) {
        const run = parts.slice(start, start + length).join("").toLowerCase();
        if (isKnown(run)) return run;
      }
    }
    return null;
  };

  // A unit for a term of a query: itself if anything has it, otherwise what it may have meant.
  const known = (term, weight, isLast = true) => {
    const [unit, share] = isKnown(term) ? [term, 1] : corrected(term, isLast) ?? [term, .3];
    return { unit, weight: weight * share };
  };

  // The term of a name that is spelled like this but for a letter, or that begins like this; null if there is none.
  const nearName = (term) => {
    if (term.length < 5) return null;
    const all = [...nameTerms.keys()].sort((left, right) => left.length - right.length);
    return all.find((name) => isNear(name, term)) ?? all.find((name) => name.startsWith(term)) ?? null;
  };

  // The words of a query one after the other, a Chinese character for one: { unit, weight, isStop, isPart }. Words that no page has are added
  // to `strangers` as they are typed.
  const unitsOfQuery = (query, strangers = []) => {
    const units = [];
    const folded = fold(query.slice(0, LONGEST_QUERY)).replace(HAN_CHARACTERS, (character) => simplified.get(character) ?? character);
    const found = folded.match(WORDS) ?? [];
    found.forEach((word, index) => {
      const isLast = index === found.length - 1 && folded.endsWith(word);
      if (HAN.test(word)) {
        for (const piece of word) units.push({ unit: piece, weight: 1 });
        return;
      }
      const whole = stem(plainWord(word));
      if (STOP_WORDS.has(plainWord(word))) {
        units.push({ unit: whole, weight: 1, isStop: true });
        return;
      }
      const parts = partsOf(word);
      const isClass = parts.length > 0 && /^(UI|NS|CA|CG)\p{Lu}/u.test(word);
      // `uiview` and `UIVIEW` are `UIView`.
      const bare = /^ui\p{L}{3,}$/iu.test(word) ? stem(plainWord(word).slice(2)) : "";
      if (parts.length > 1 && !(isClass && !word.startsWith("UIControlEvent"))) {
        const run = isKnown(whole) ? whole : nearName(whole) ?? knownRun(parts);
        if (run !== null) units.push({ unit: run, weight: 1.2 });
        else strangers.push(word);
        const rest = run === null ? 1 : .4;
        for (const part of parts) units.push({ ...known(stem(part.toLowerCase()), rest), isPart: run !== null });
      } else if (isClass) {
        const name = isKnown(whole) ? null : nearName(whole);
        if (name !== null) units.push({ unit: name, weight: 1 });
        else if (!isKnown(whole)) strangers.push(word);
        for (const part of parts) units.push({ ...known(stem(part.toLowerCase()), 1), isPart: name !== null });
      } else if (isKnown(bare) && !synonyms.has(whole)) {
        units.push({ unit: bare, weight: weakTerms.has(bare) ? .5 : 1 });
      } else if (isKnown(whole)) {
        units.push({ unit: whole, weight: weakTerms.has(whole) ? .5 : 1 });
      } else {
        const unit = known(whole, 1, isLast);
        if (!isKnown(unit.unit)) strangers.push(word);
        units.push(unit);
      }
    });
    for (const [, base, labels] of folded.matchAll(SIGNATURES)) {
      const known = joined(base, labels).filter((name) => numbers.has(name)).pop();
      if (known) units.push({ unit: known, weight: 1.2 });
    }
    return units;
  };

  // What is looked for: [{ weight, alternatives: [{ terms, weight }] }]. Each phrase that means something is one wish; so are, for less, the
  // phrases in it.
  const wishes = (units, share = 1, longest = longestPhrase) => {
    const found = [];
    let loose = "";
    const flush = () => {
      const rest = loose.replace(HAN_STOP, " ");
      for (const run of rest.match(/\p{sc=Han}{2,}/gu) ?? []) {
        for (const term of termsOf(run)) found.push({ weight: .6 * share, alternatives: [{ terms: [term], weight: 1 }] });
      }
      loose = "";
    };
    for (let start = 0; start < units.length;) {
      let length = Math.min(longest, units.length - start);
      while (length > 0 && !synonyms.has(key(units.slice(start, start + length).map(({ unit }) => unit)))) length -= 1;
      const phrase = units.slice(start, start + Math.max(length, 1));
      const isHan = HAN.test(phrase[0].unit);
      if (length > 0 && !(length === 1 && (phrase[0].isStop || phrase[0].isPart))) {
        flush();
        const text = phrase.map(({ unit }) => unit);
        const own = phrase.length > 1 && phrase.every(({ unit }) => HAN.test(unit)) ? termsOf(text.join("")) : text.filter((term) => !HAN.test(term) || text.length === 1);
        const weight = share * Math.min(...phrase.map((unit) => unit.weight));
        const inner = phrase.length > (isHan ? 2 : 1) ? wishes(phrase, share * .35, phrase.length - 1) : [];
        found.push({ weight, alternatives: [{ terms: own, weight: 1 }, ...synonyms.get(key(text))] }, ...inner);
      } else if (isHan) {
        loose += phrase[0].unit;
      } else {
        flush();
        const [{ unit, weight, isStop }] = phrase;
        if (!isStop) found.push({ weight: weight * share, alternatives: [{ terms: [unit], weight: 1 }] });
      }
      start += phrase.length;
    }
    flush();
    return found;
  };

  // ---------------------------------------------------------------- Ranking
  // What few entries have says more.
  const rarityOf = (count) => Math.log(1 + entries.length / (1 + count));

  // How well each entry has one of the alternatives, the more the rarer that is: a common synonym does not make a rare word common. 0 where
  // it has none.
  const strengths = ({ alternatives }) => {
    const strength = new Float32Array(entries.length);
    for (const { terms, weight } of alternatives) {
      const lists = terms.map(listOf);
      if (lists.some((list) => list.length === 0)) continue;
      // All words of a phrase have to be in one field.
      let masks = null;
      for (const list of lists.slice(0, -1)) {
        const next = new Uint8Array(entries.length);
        for (let i = 0; i < list.length; i += 2) next[list[i]] = masks === null ? list[i + 1] : masks[list[i]] & list[i + 1];
        masks = next;
      }
      const last = lists[lists.length - 1] ?? [];
      const having = [];
      for (let i = 0; i < last.length; i += 2) {
        const mask = masks === null ? last[i + 1] : masks[last[i]] & last[i + 1];
        if (mask !== 0) having.push([last[i], mask]);
      }
      const rarity = rarityOf(having.length);
      for (const [entry, mask] of having) strength[entry] = Math.max(strength[entry], weight * rarity * MASK_WEIGHTS[mask]);
    }
    return strength;
  };

  const linesOf = (entry) => lines[entry.id] ??= [entry.title, ...entry.symptoms, ...entry.other].map((line) => {
    const terms = new Map();
    let count = 0;
    eachWord(line, (found) => {
      if (found.some((number) => !terms.has(number)) && !stopNumbers.has(found[0])) count += HAN.test(line) ? found.length : 1;
      for (const number of found) terms.set(number, (terms.get(number) ?? 0) + 1);
    });
    return { terms, count };
  });

  // How nearly one line, a title or a symptom, says the same as the query: from 0 to 1.
  const likeness = (entry, wanted, total) => {
    let best = 0;
    for (const { terms, count } of linesOf(entry)) {
      let [said, used] = [0, 0];
      for (const { weight, rarity, times, alternatives } of wanted) {
        const saying = alternatives.find(({ numbers }) => numbers.length > 0 && numbers.every((number) => terms.has(number)));
        if (!saying) continue;
        // Who says a word twice, “a button in a button”, means two of them.
        const isEnough = times === 1 || saying.numbers.some((number) => terms.get(number) >= times);
        said += weight * rarity * (.5 + .5 * saying.weight) * (isEnough ? 1 : .5);
        used += saying.numbers.length * Math.min(1, weight);
      }
      const precision = Math.min(1, used / Math.max(count, 1));
      best = Math.max(best, (said / total) ** 2 * (.75 + .25 * precision));
    }
    return best;
  };

  // What begins with a character that says nothing by itself.
  const beginning = (character) => [...numbers.keys()].filter((term) => term.startsWith(character)).map((term) => ({ terms: [term], weight: 1 }));

  // What a query looks for, each once, with the entries that have it.
  const wanted = (query, strangers) => {
    const units = unitsOfQuery(query, strangers).slice(0, MOST_UNITS);
    let found = wishes(units);
    if (found.length === 0) found = wishes(units.map((unit) => ({ ...unit, isStop: false })));
    if (found.length === 0) found = units.map(({ unit }) => ({ weight: 1, alternatives: beginning(unit) })).filter(({ alternatives }) => alternatives.length > 0);
    const once = new Map();
    for (const wish of found) {
      const name = wish.alternatives[0].terms.join(" ");
      const other = once.get(name);
      once.set(name, { ...(other?.weight >= wish.weight ? other : wish), times: 1 + (other?.times ?? 0) });
    }
    return [...once.values()].map((wish) => {
      const strength = strengths(wish);
      const count = strength.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
      const rarity = rarityOf(count) * (count === 0 ? .3 : 1);
      const alternatives = wish.alternatives.map((alternative) => ({ ...alternative, numbers: alternative.terms.map((term) => numbers.get(term) ?? -1) }));
      return { ...wish, alternatives, strength, rarity };
    });
  };

  // What an experiment found out speaks for its page: the best of its claims counts for the experiment too.
  const support = (ranked) => {
    const best = new Map();
    for (const { entry, score } of ranked) {
      const place = entry.address.split("#")[0];
      if (place !== entry.address) best.set(place, Math.max(best.get(place) ?? 0, score));
    }
    for (const result of ranked) if (result.entry.kind === 0) result.score += .8 * (best.get(result.entry.address) ?? 0);
  };

  // The entry that has this name, or one that differs by a letter or goes on; a word of texts is no unfinished name.
  const namedBy = (name) => {
    if (names.has(name) || isKnown(stem(name))) return names.get(name);
    return nameTerms.get(nearName(stem(name)));
  };

  // The names that an unfinished one in camel case begins, those with a page of their own first: `touchesCancel`.
  const begunBy = (query, ranked) => {
    const begun = letters(query);
    if (/\W/.test(query.trim()) || !CAMEL.test(query) || begun.length < SHORTEST_BEGINNING || names.has(begun)) return [];
    const ids = new Set([...names].filter(([name, id]) => name.startsWith(begun) && entries[id].kind === 1).map(([, id]) => id));
    const place = (id) => ranked.findIndex(({ entry }) => entry.id === id) + 1 || ranked.length + 1;
    const order = [...ids].map((id) => [entries[id].address.includes("#"), place(id), entries[id].title.length, id]);
    order.sort((left, right) => left[0] - right[0] || left[1] - right[1] || left[2] - right[2]);
    return order.slice(0, MOST_COMPLETIONS).map(([, , , id]) => entries[id]);
  };

  // The areas that a query names, of which no page says more.
  const unmodelled = (query) => {
    const asked = fold(query.slice(0, LONGEST_QUERY));
    const signatures = [...asked.matchAll(SIGNATURES)].flatMap(([, base, labels]) => joined(base, labels));
    const typed = [...(asked.match(WORDS) ?? []).map(letters), ...signatures];
    const text = spaced(asked);
    const says = (word) => HAN.test(word) ? text.includes(word.trim()) : text.includes(word);
    const begins = (beginning) => typed.some((word) => word.startsWith(beginning));
    return areas.filter(({ names, beginnings, pairs, words }) => typed.some((word) => names.has(word)) || beginnings.some(begins)
      || pairs.some(([base, label]) => typed.includes(base) && begins(label)) || words.some(says));
  };

  // The entries that a query finds, the best first, and the terms they were found by; `typed` are those of the query itself, `strangers` its
  // words that no page has, `areas` what it names that is not modelled.
  const find = (query) => {
    const strangers = [];
    const wishes = wanted(query, strangers);
    const total = wishes.reduce((sum, { weight, rarity }) => sum + weight * rarity, 0);
    // Words may be a name that is written in several, or just words.
    const isOneWord = !/\s/.test(query.trim());
    const [named, preference] = isOneWord ? [namedBy(letters(query)), 3] : [names.get(letters(query)), 2.2];
    const ranked = [];
    for (const entry of entries) {
      let [sum, covered] = [0, 0];
      for (const { weight, rarity, strength } of wishes) {
        if (strength[entry.id] === 0) continue;
        sum += weight * strength[entry.id];
        covered += weight * rarity;
      }
      if (sum === 0) continue;
      const coverage = covered / total;
      const score = sum * (.3 + .7 * coverage ** 2) * KIND_WEIGHTS[entry.kind] * (entry.id === named ? preference : 1);
      ranked.push({ entry, score, coverage });
    }
    support(ranked);
    const byScore = (left, right) => right.score - left.score || left.entry.id - right.entry.id;
    ranked.sort(byScore);
    const asked = letters(query);
    for (const result of ranked.slice(0, MOST_COMPARED)) {
      result.score *= 1 + 2.5 * likeness(result.entry, wishes, total);
      // Who types a whole line of ours, in either language, or chooses it on the first page, means that page.
      if ([...result.entry.symptoms, ...result.entry.other].some((line) => letters(line) === asked)) result.score *= 2;
    }
    ranked.sort(byScore);
    const terms = new Set(wishes.flatMap(({ alternatives }) => alternatives.filter(({ weight }) => weight > .6).flatMap(({ terms }) => terms)));
    const typed = new Set(wishes.flatMap(({ alternatives }) => alternatives[0].terms));
    // What has one of many words only is no result beside what has them all.
    const least = LEAST_SHARE * Math.max(...ranked.slice(0, LEAST_RESULTS).map(({ coverage }) => coverage));
    const most = strangers.length > 0 ? LEAST_RESULTS : ranked.length;
    const begun = begunBy(query, ranked);
    const found = ranked.filter(({ coverage }, place) => place < LEAST_RESULTS || coverage >= least).slice(0, most).map(({ entry }) => entry);
    const results = [...begun, ...found.filter((entry) => !begun.includes(entry))];
    return { results, terms, typed, strangers, areas: unmodelled(query) };
  };

  // ---------------------------------------------------------------- What of an entry is shown
  // The pieces of a text, each with whether it is what was looked for.
  const pieces = (text, terms) => {
    const found = [];
    let end = 0;
    const mark = (start, stop) => {
      if (start > end) found.push([text.slice(end, start), false]);
      if (stop > end) found.push([text.slice(Math.max(start, end), stop), true]);
      end = Math.max(end, stop);
    };
    for (const { 0: word, index } of text.matchAll(WORDS)) {
      const folded = fold(word);
      if (!HAN.test(folded)) {
        if (!STOP_WORDS.has(plainWord(folded)) && termsOf(folded).some((term) => terms.has(term))) mark(index, index + word.length);
      } else {
        for (let i = 0; i + 1 < word.length; i += 1) if (terms.has(word.slice(i, i + 2))) mark(index + i, index + i + 2);
      }
    }
    if (end < text.length) found.push([text.slice(end), false]);
    return found;
  };

  // The place in the text that has most of what was looked for: of an experiment's answer, of a rule.
  const context = ({ text }, terms) => {
    const worth = (line) => new Set(pieces(line, terms).filter(([, isFound]) => isFound).map(([piece]) => piece.toLowerCase())).size;
    const best = (candidates) => candidates.reduce((best, line) => {
      const value = worth(line);
      return value > best.value ? { line, value } : best;
    }, { line: "", value: 0 });
    const sentences = text.match(/[^.?!。？！]+(?:[.?!]+(?=\s|$)|[。？！]|[.?!](?=\S)|$)+\s*/gu) ?? [];
    const sentence = best(sentences);
    const start = sentence.value > 0 ? text.indexOf(sentence.line) : 0;
    return shortened(text, start, terms);
  };

  const shortened = (text, start, terms) => {
    const limit = HAN.test(text) ? CONTEXT_LENGTH / 2 : CONTEXT_LENGTH;
    let begin = start;
    // A long sentence is shown from shortly before what was found.
    const before = pieces(text.slice(start), terms).findIndex(([, isFound]) => isFound);
    if (before === 1) {
      const [[skipped]] = pieces(text.slice(start), terms);
      if (skipped.length > limit * .6) begin = text.lastIndexOf(" ", start + skipped.length - 40) + 1 || start + skipped.length - 20;
    }
    if (text.length - begin <= limit) return (begin > 0 ? "… " : "") + text.slice(begin);
    const cut = text.slice(begin, begin + limit);
    const space = cut.lastIndexOf(" ");
    return (begin > 0 ? "… " : "") + (space > limit / 2 ? cut.slice(0, space) : cut) + " …";
  };

  const said = (word, values = {}) => Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, () => value), words[word] ?? "");

  let isReady;
  const ready = new Promise((resolve) => { isReady = resolve; });
  return { fill: (index) => fill(index).then(isReady), ready, find, pieces, context, said, kindsOf: () => kinds };
})();

// ==== Showing
(() => {
  const field = document.querySelector("form[data-index] input[type=search]");
  if (!field) return;
  const form = field.form;
  const search = evdocSearch;
  const KINDS = ["experiment", "api", "claim", "rule", "observation", "version", "document", "note", "reference", "bug"];
  const FIRST = 6;
  const PORTION = 20;

  let loading = null;
  const load = () => loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = form.dataset.index;
    script.addEventListener("load", () => resolve(search.ready));
    script.addEventListener("error", reject);
    document.head.append(script);
  });

  const marked = (text, terms) => search.pieces(text, terms).map(([piece, isFound]) => isFound ? make("mark", {}, piece) : piece);
  // Addresses in the index are relative to the folder of the page that searches.
  const page = form.getAttribute("action") ?? "";
  const address = (entry) => page.replace(/[^/]*$/, "") + entry.address;
  const kind = (entry) => [search.kindsOf()[entry.kind], entry.note].filter((word) => word !== "").join(", ");

  // The page that searches: a list of links, which arrow keys go through.
  const showPage = (list) => {
    const status = document.getElementById("status");
    const filters = document.getElementById("kinds");
    const notices = document.getElementById("notices");
    let chosen = null;
    let shown = PORTION;

    const item = (entry, terms, typed) => {
      const link = make("a", { href: address(entry) }, ...marked(entry.title, typed));
      return make("li", {}, link, " ", make("span", { className: "kind" }, kind(entry)),
        make("p", { className: "note" }, ...marked(search.context(entry, terms), typed)));
    };
    const filter = (value, words, count) => {
      const button = make("button", { type: "button", disabled: count === 0 }, words, " ", make("span", { className: "count" }, String(count)));
      button.setAttribute("aria-pressed", String(value === chosen));
      button.addEventListener("click", () => {
        chosen = value;
        shown = PORTION;
        show();
        filters.querySelector("[aria-pressed=true]").focus();
      });
      return button;
    };
    const remember = (query) => {
      const values = new URLSearchParams();
      if (query !== "") values.set("q", query);
      if (chosen !== null) values.set("kind", KINDS[chosen]);
      const text = values.toString();
      // Pages opened from a file may not be allowed to.
      try { history.replaceState(history.state, "", text === "" ? location.pathname : `?${text}`); } catch { /* the address stays */ }
    };
    const show = () => {
      const query = field.value.trim();
      const { results, terms, typed, strangers, areas } = query === "" ? { results: [], strangers: [], areas: [] } : search.find(query);
      notices.replaceChildren(...areas.map((area) => make("p", {}, make("strong", {}, search.said("notModelled", { area: area.title })), " ",
        make("a", { href: address(area) }, area.sentence))),
      ...(areas.length === 0 && strangers.length > 0 && results.length > 0 ? [make("p", {}, search.said("unknown", { words: strangers.join(" ") }))] : []));
      const counts = search.kindsOf().map((_, index) => results.filter((entry) => entry.kind === index).length);
      if (chosen !== null && counts[chosen] === 0) chosen = null;
      const fitting = chosen === null ? results : results.filter((entry) => entry.kind === chosen);
      const count = fitting.length;
      status.textContent = query === "" ? "" : count === 0 ? search.said("none", { query }) : count === 1 ? search.said("one") : search.said("many", { count });
      filters.replaceChildren(...(results.length === 0 ? [] : [filter(null, search.said("everything"), results.length),
        ...search.kindsOf().flatMap((words, index) => counts[index] > 0 ? [filter(index, words, counts[index])] : [])]));
      list.replaceChildren(...fitting.slice(0, shown).map((entry) => item(entry, terms, typed)));
      more.hidden = count <= shown;
      remember(query);
    };

    const more = make("button", { type: "button", hidden: true });
    more.addEventListener("click", () => {
      const next = shown;
      shown += PORTION;
      show();
      list.children[next]?.querySelector("a").focus();
    });
    list.after(more);

    const start = () => load().then(() => {
      more.textContent = search.said("more");
      filters.setAttribute("aria-label", search.said("filter"));
      show();
    }, () => { status.textContent = status.dataset.missing; });

    const values = new URLSearchParams(location.search);
    field.value = values.get("q") ?? "";
    chosen = KINDS.includes(values.get("kind")) ? KINDS.indexOf(values.get("kind")) : null;
    const changed = () => {
      shown = PORTION;
      start();
    };
    field.addEventListener("input", (event) => event.isComposing || changed());
    field.addEventListener("compositionend", changed);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      changed();
    });
    document.addEventListener("keydown", (event) => {
      const links = [...list.querySelectorAll("a")];
      const place = links.indexOf(document.activeElement);
      const isHere = document.activeElement === field || place >= 0;
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || !isHere) return;
      if (event.key === "ArrowDown" && place + 1 < links.length) links[place + 1].focus();
      else if (event.key === "ArrowUp" && place >= 0) (links[place - 1] ?? field).focus();
      else if (event.key === "Escape" && place >= 0) field.focus();
      else return;
      event.preventDefault();
    });
    start();
    field.focus();
  };

  // Every other page: the first results in a list below the field.
  const showPanel = () => {
    const status = make("p", { className: "hidden" });
    status.setAttribute("role", "status");
    const list = make("div", { id: "suggestions", className: "suggestions", hidden: true });
    list.setAttribute("role", "listbox");
    form.append(list, status);
    let active = -1;

    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", list.id);
    field.setAttribute("aria-expanded", "false");

    const options = () => [...list.children];
    const activate = (index) => {
      active = index;
      options().forEach((option, position) => option.setAttribute("aria-selected", String(position === active)));
      if (active < 0) field.removeAttribute("aria-activedescendant");
      else field.setAttribute("aria-activedescendant", options()[active].id);
      options()[active]?.scrollIntoView({ block: "nearest" });
    };
    const close = () => {
      list.hidden = true;
      field.setAttribute("aria-expanded", "false");
      activate(-1);
    };
    const option = (index, href, ...children) => {
      const link = make("a", { id: `suggestion-${index}`, href, tabIndex: -1 }, ...children);
      link.setAttribute("role", "option");
      return link;
    };
    const show = () => {
      const query = field.value.trim();
      if (query === "" || document.activeElement !== field) {
        status.textContent = "";
        close();
        return;
      }
      const { results, terms, typed, areas } = search.find(query);
      status.textContent = results.length === 0 ? search.said("none", { query }) : results.length === 1 ? search.said("one") : search.said("many", { count: results.length });
      const all = `${page}?q=${encodeURIComponent(query)}`;
      list.setAttribute("aria-label", search.said("suggestions"));
      const unmodelled = areas.slice(0, 1).map((area) => option(FIRST + 1, address(area),
        make("span", { className: "title" }, search.said("notModelled", { area: area.title })),
        make("span", { className: "context" }, area.sentence)));
      list.replaceChildren(...unmodelled, ...results.slice(0, FIRST).map((entry, index) => option(index, address(entry),
        make("span", { className: "title" }, ...marked(entry.title, typed)), " ", make("span", { className: "kind" }, kind(entry)),
        make("span", { className: "context" }, ...marked(search.context(entry, terms), typed)))),
      option(FIRST, all, results.length === 0 ? search.said("none", { query }) : search.said("all", { count: results.length })));
      list.hidden = false;
      field.setAttribute("aria-expanded", "true");
      activate(-1);
    };
    const changed = () => load().then(show, () => {});

    field.addEventListener("focus", changed);
    field.addEventListener("input", (event) => event.isComposing || changed());
    field.addEventListener("compositionend", changed);
    field.addEventListener("keydown", (event) => {
      if (event.isComposing || list.hidden || event.altKey || event.ctrlKey || event.metaKey) return;
      const count = list.children.length;
      if (event.key === "ArrowDown") activate(active + 1 < count ? active + 1 : -1);
      else if (event.key === "ArrowUp") activate(active < 0 ? count - 1 : active - 1);
      else if (event.key === "Enter" && active >= 0) options()[active].click();
      else if (event.key === "Escape") close();
      else return;
      event.preventDefault();
    });
    // A press on a result would take the focus, and the list would be gone before the click.
    list.addEventListener("mousedown", (event) => event.preventDefault());
    list.addEventListener("click", (event) => event.ctrlKey || event.metaKey || event.shiftKey || close());
    form.addEventListener("focusout", (event) => form.contains(event.relatedTarget) || close());
  };

  const list = document.getElementById("results");
  if (list) showPage(list); else showPanel();
})();
