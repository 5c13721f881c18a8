const maxLength = 72;

/** First words of an imperative that end like another form of a verb. */
const imperatives = new Set(
  ['embed', 'exceed', 'feed', 'need', 'proceed', 'seed', 'shed', 'speed', 'succeed']
    .concat(['bring', 'ping', 'ring', 'string', 'swing'])
    .concat(['alias', 'focus']),
);

/** Violations of CONTRIBUTING.md in a commit's subject, a sentence each; empty if there are none. */
export function checkSubject(subject: string): string[] {
  const text = subject.trim();
  if (text === '') return ['It is empty: say what the commit changes.'];
  const length = [...text].length;
  const [first = ''] = text.split(/\s/);
  return [
    ...(length > maxLength
      ? [`It has ${length} characters, at most ${maxLength} are allowed: put the reason into the body.`]
      : []),
    ...(text.includes(';') ? ['It joins several changes with ";": make a commit of each.'] : []),
    ...(isImperative(first)
      ? []
      : [`It begins with "${first}": begin with the imperative of a verb, such as "Restore".`]),
  ];
}

/** Knows no grammar: refuses the endings of other forms ("Added", "Adding", "Adds") and signs in the first word. */
const isImperative = (word: string): boolean => {
  const lower = word.toLowerCase();
  if (!/^[a-z][a-z-]*$/.test(lower)) return false;
  return imperatives.has(lower) || !/(?:ed|ing|[^s]s)$/.test(lower);
};
