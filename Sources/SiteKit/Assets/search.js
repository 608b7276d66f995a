// Searches from any page, also one opened from a file: the index is a script, loaded when somebody is about to search.
// The first half, `evdocSearch`, finds; the second shows.
"use strict";

const evdocSearch = (() => {
  // ---------------------------------------------------------------- Words
  const LONGEST_QUERY = 200;
  const STOP_WORDS = new Set(
    ("a an the this that these those it its of to in into on at as by for from with without about and or but if then than so is are was were be "
      + "been being am do does did done has have had having can could should would will may might must shall i me my we our you your he they them "
      + "their there here how what which who whom whose why when where while after before during not no t s re ve ll get gets got getting make "
      + "makes making use uses using used want wants wanted need needs try tries trying seem seems just also only even still any some every each "
      + "vs versus ios swift uikit xcode objc objective app apps apple problem problems issue issues question help please way ways work works "
      + "working happen happens happened go goes going adding added add").split(" "));
  const HAN_STOP = /为什么|怎么样|怎么办|怎么|如何|是否|可不可以|能不能|会不会|有没有|什么|哪个|哪些|哪里|问题|解决|方案|办法|情况|以及|还是|或者|因为|所以|导致|之后|后|时候|时|里面|里|上面|上|中|的|了|吗|呢|吧|啊|是|在|和|与|跟|或|把|被|对|给|让|会|能|要|有|就|都|也|又|还|着|过|到|从|用|个|这|那|不/gu;
  const WORDS = /\p{Lu}{1,3}\.\d+|\p{sc=Han}+|(?:(?!\p{sc=Han})[\p{L}\p{M}\p{N}])+(?:'\p{L}+)*/gu;
  const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}]+/gu;
  const SIGNATURES = /(\p{L}\w*)\(((?:\w+:)+)\)/gu;
  const HAN = /\p{sc=Han}/u;

  const fold = (text) => text.normalize("NFKC").replace(/[\u2018\u2019\u02bc]/g, "'");

  // English endings that come and go with grammar. The same mistakes on both sides do no harm.
  const stem = (word) => {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
    let base = word;
    if (base.endsWith("ies") && base.length > 4) base = base.slice(0, -3) + "y";
    else if (/(ss|sh|ch|x)es$/.test(base)) base = base.slice(0, -2);
    else if (base.endsWith("s") && !/(ss|us|is)$/.test(base)) base = base.slice(0, -1);
    if (base.endsWith("ing") && /[aeiouy].*ing$/.test(base) && base.length > 5) base = base.slice(0, -3);
    else if (base.endsWith("ed") && /[aeiouy].*ed$/.test(base) && base.length > 4) base = base.slice(0, -2);
    else if (base.endsWith("ly") && base.length > 6) base = base.slice(0, -2);
    if (base.endsWith("e") && base.length > 3) base = base.slice(0, -1);
    return base.replace(/([a-z])\1$/, "$1");
  };

  const plainWord = (word) => word.replaceAll("'", "").toLowerCase();
  const isPrefix = (part) => part === "UI" || part === "NS" || part === "CA" || part === "CG";

  // The parts of a name in camel case without Apple's prefix: [] for a word that is none.
  const partsOf = (word) => {
    if (!/\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u.test(word)) return [];
    const parts = word.match(PARTS) ?? [];
    return isPrefix(parts[0]) ? parts.slice(1) : parts;
  };

  // ---------------------------------------------------------------- The index
  const FIELDS = { title: 0, symptom: 1, name: 2, text: 3, other: 4, keyword: 5, part: 6 };
  const FIELD_WEIGHTS = [3.2, 2.8, 3, 1.4, 2.4, .8, .6];
  const KIND_WEIGHTS = [1, .9, .5, .42, .36, .36, .34, .34];
  // What one field or another says of an entry, for each set of fields.
  const MASK_WEIGHTS = Array.from({ length: 1 << FIELD_WEIGHTS.length }, (_, mask) => {
    const weights = FIELD_WEIGHTS.filter((_, field) => mask & (1 << field)).sort((left, right) => right - left);
    return weights.reduce((sum, weight, position) => sum + weight * (position ? .15 : 1), 0);
  });

  let entries = [];
  let words = {};
  let kinds = [];
  // From a term to the entries that have it, each followed by the set of fields it is in.
  let postings = new Map();
  // From a phrase to what it also finds: [{ terms, weight }].
  let synonyms = new Map();
  let longestPhrase = 1;
  let names = new Map();
  let termsOfWord = new Map();
  let vocabulary = [];
  let lines = [];

  // The terms that a word of a text is found by.
  const termsOf = (word) => {
    let terms = termsOfWord.get(word);
    if (terms) return terms;
    if (HAN.test(word)) {
      const characters = [...word];
      terms = characters.length === 1 ? [word] : characters.slice(1).map((character, index) => characters[index] + character);
    } else {
      const parts = partsOf(word);
      terms = [stem(plainWord(word))];
      if (parts.length > 0) {
        terms.push(...parts.map((part) => stem(part.toLowerCase())));
        if (parts.length > 1) terms.push(parts.join("").toLowerCase());
      }
      terms = [...new Set(terms)];
    }
    termsOfWord.set(word, terms);
    return terms;
  };

  // `point(inside:with:)` is also found by pointinside.
  const joined = (base, labels) => {
    const all = labels.split(":").filter((label) => label !== "" && label !== "_");
    return all.map((_, index) => (base + all.slice(0, index + 1).join("")).toLowerCase());
  };

  const post = (entry, field, text) => {
    const bit = 1 << field;
    const add = (term) => {
      let list = postings.get(term);
      if (!list) postings.set(term, list = []);
      if (list[list.length - 2] === entry) list[list.length - 1] |= bit;
      else list.push(entry, bit);
    };
    const folded = fold(text);
    for (const word of folded.match(WORDS) ?? []) for (const term of termsOf(word)) add(term);
    if (folded.includes(":)")) for (const [, base, labels] of folded.matchAll(SIGNATURES)) joined(base, labels).forEach(add);
  };

  const letters = (text) => fold(text).toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

  const fill = (index) => {
    ({ words, kinds } = index);
    entries = index.entries.map(([address, kind, title, text = "", symptoms = [], spellings = [], keywords = "", other = [], note = ""], id) =>
      ({ id, address, kind, title, text, symptoms, spellings, keywords, other, note }));
    // The claims on an experiment's page also speak for the experiment.
    const parts = new Map(entries.filter((entry) => entry.kind === 0).map((entry) => [entry.address, []]));
    for (const entry of entries) if (entry.kind !== 0) parts.get(entry.address.split("#")[0])?.push(entry.title);
    for (const { id, address, kind, title, text, symptoms, spellings, keywords, other } of entries) {
      post(id, FIELDS.title, title);
      for (const symptom of symptoms) post(id, FIELDS.symptom, symptom);
      for (const spelling of spellings) post(id, FIELDS.name, spelling);
      post(id, FIELDS.text, text);
      for (const line of other) post(id, FIELDS.other, line);
      post(id, FIELDS.keyword, keywords);
      if (kind === 0) for (const part of parts.get(address)) post(id, FIELDS.part, part);
      const own = [title.split("(")[0], title, ...spellings];
      if (kind < 2 || spellings.length > 0) for (const name of own) if (!names.has(letters(name))) names.set(letters(name), id);
    }
    lines = entries.map(() => null);
    readSynonyms(index.synonyms);
    vocabulary = [...new Set([...postings.keys(), ...[...synonyms.keys()].filter((key) => !key.includes(" "))])].filter((term) => !HAN.test(term));
  };

  const unitsOf = (phrase) => (fold(phrase).match(WORDS) ?? []).flatMap((word) => {
    if (HAN.test(word)) return [...word];
    return [stem(plainWord(word))];
  });
  const key = (units) => units.join(" ");
  // What finds a phrase in texts: stems, and pairs of Chinese characters.
  const termsOfPhrase = (phrase) => (fold(phrase).match(WORDS) ?? []).flatMap((word) => HAN.test(word) ? termsOf(word) : [stem(plainWord(word))])
    .filter((term, _, all) => all.length === 1 || !STOP_WORDS.has(term));

  const readSynonyms = (table) => {
    const add = (phrase, targets, weight) => {
      const units = unitsOf(phrase);
      longestPhrase = Math.max(longestPhrase, units.length);
      if (!synonyms.has(key(units))) synonyms.set(key(units), []);
      for (const target of targets) if (target !== phrase) synonyms.get(key(units)).push({ terms: termsOfPhrase(target), weight });
    };
    for (const line of table.split("\n")) {
      const [group, target] = line.split(" > ").map((side) => side.split(",").map((phrase) => phrase.trim()));
      for (const phrase of group) add(phrase, target ?? group, target ? .6 : .75);
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

  const frequency = (term) => (postings.get(term)?.length ?? 0) / 2;
  const isKnown = (term) => postings.has(term) || synonyms.has(term);

  const most = (terms) => terms.reduce((best, term) => best === null || frequency(term) > frequency(best) ? term : best, null);

  // What a word that nothing has may have meant: [term, weight], or null.
  const corrected = (word, isLast) => {
    if (word.length < 2) return null;
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
        if (postings.has(run)) return run;
      }
    }
    return null;
  };

  // Words one after the other: { unit, weight, literals } with what is looked for beside the phrases they make.
  const unitsOfQuery = (query) => {
    const units = [];
    const folded = fold(query.slice(0, LONGEST_QUERY));
    const found = folded.match(WORDS) ?? [];
    found.forEach((word, index) => {
      const isLast = index === found.length - 1 && folded.endsWith(word);
      if (HAN.test(word)) {
        for (const piece of word) units.push({ unit: piece, weight: 1 });
        return;
      }
      const parts = partsOf(word);
      const whole = stem(plainWord(word));
      const isClass = /^(UI|NS|CA|CG)\p{Lu}/u.test(word);
      if (parts.length > 1 && !(isClass && !word.startsWith("UIControlEvent"))) {
        const run = postings.has(whole) ? whole : knownRun(parts);
        if (run !== null) units.push({ unit: run, weight: 1.2 });
        const rest = run === null ? 1 : .25;
        for (const part of parts) units.push({ unit: stem(part.toLowerCase()), weight: rest, isPart: run !== null });
      } else if (isClass) {
        for (const part of parts) units.push({ unit: stem(part.toLowerCase()), weight: 1 });
      } else if (isKnown(whole) || STOP_WORDS.has(plainWord(word))) {
        units.push({ unit: whole, weight: 1, isStop: STOP_WORDS.has(plainWord(word)) });
      } else {
        const [unit, weight] = corrected(whole, isLast) ?? [whole, .3];
        units.push({ unit, weight });
      }
    });
    for (const [, base, labels] of folded.matchAll(SIGNATURES)) {
      const known = joined(base, labels).filter((name) => postings.has(name)).pop();
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
        const inner = phrase.length > (isHan ? 2 : 1) ? wishes(phrase, share * .5, phrase.length - 1) : [];
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
  // From an entry to how well it has one of the alternatives.
  const hits = ({ alternatives }) => {
    const found = new Map();
    for (const { terms, weight } of alternatives) {
      let masks = null;
      for (const term of terms) {
        const list = postings.get(term) ?? [];
        const next = new Map();
        for (let i = 0; i < list.length; i += 2) {
          const mask = masks === null ? list[i + 1] : (masks.get(list[i]) ?? 0) & list[i + 1];
          if (mask !== 0) next.set(list[i], mask);
        }
        masks = next;
      }
      for (const [entry, mask] of masks ?? []) found.set(entry, Math.max(found.get(entry) ?? 0, weight * MASK_WEIGHTS[mask]));
    }
    return found;
  };

  const linesOf = (entry) => lines[entry.id] ??= [entry.title, ...entry.symptoms, ...entry.other].map((line) => {
    const own = (fold(line).match(WORDS) ?? []).filter((word) => !STOP_WORDS.has(plainWord(word)));
    return { terms: new Set(own.flatMap(termsOf)), count: own.reduce((sum, word) => sum + (HAN.test(word) ? Math.max(1, [...word].length - 1) : 1), 0) };
  });

  // How nearly one line, a title or a symptom, says the same as the query: from 0 to 1.
  const likeness = (entry, wanted, total) => {
    let best = 0;
    for (const { terms, count } of linesOf(entry)) {
      let [said, used] = [0, 0];
      for (const wish of wanted) {
        const alternative = wish.alternatives.find((alternative) => alternative.terms.length > 0 && alternative.terms.every((term) => terms.has(term)));
        if (!alternative) continue;
        said += wish.weight * wish.rarity * (.5 + .5 * alternative.weight);
        used += alternative.terms.length * Math.min(1, wish.weight);
      }
      const precision = Math.min(1, used / Math.max(count, 1));
      best = Math.max(best, (said / total) ** 1.5 * (.55 + .45 * precision));
    }
    return best;
  };

  // The entries that a query finds, the best first, and the terms they were found by. O(what the words of the query are in).
  const find = (query) => {
    const units = unitsOfQuery(query);
    let wanted = wishes(units);
    if (wanted.length === 0) wanted = wishes(units.map((unit) => ({ ...unit, isStop: false })));
    for (const wish of wanted) {
      wish.hits = hits(wish);
      wish.rarity = Math.log(1 + entries.length / (1 + wish.hits.size));
      if (wish.hits.size === 0) wish.rarity *= .3;
    }
    const total = wanted.reduce((sum, wish) => sum + wish.weight * wish.rarity, 0);
    const scores = new Map();
    for (const wish of wanted) {
      for (const [entry, strength] of wish.hits) {
        const score = scores.get(entry) ?? { sum: 0, covered: 0 };
        score.sum += wish.weight * wish.rarity * strength;
        score.covered += wish.weight * wish.rarity;
        scores.set(entry, score);
      }
    }
    const named = names.get(letters(query));
    const ranked = [...scores].map(([id, { sum, covered }]) => {
      const coverage = covered / total;
      return { entry: entries[id], score: sum * (.3 + .7 * coverage ** 1.5) * KIND_WEIGHTS[entries[id].kind] * (id === named ? 3 : 1) };
    }).sort((left, right) => right.score - left.score || left.entry.id - right.entry.id);
    for (const result of ranked.slice(0, 80)) result.score *= 1 + 1.2 * likeness(result.entry, wanted, total);
    ranked.sort((left, right) => right.score - left.score || left.entry.id - right.entry.id);
    const terms = new Set(wanted.flatMap(({ alternatives }) => alternatives.filter(({ weight }) => weight >= .6).flatMap((alternative) => alternative.terms)));
    return { results: ranked.map(({ entry }) => entry), terms, wanted };
  };

  return { fill, find };
})();
