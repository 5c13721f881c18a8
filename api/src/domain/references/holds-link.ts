/** Top-level domains of most links that people paste. A name such as `Node.js` is none. */
const domains =
  'com|net|org|info|biz|io|me|ly|co|app|dev|link|click|xyz|top|site|online|shop|live|gg|ai|ru|cn|hk|tw|jp|sg|my|id|ph|th|vn|in|ae|sa|tr|es|mx|br|us|uk|de|fr|eu';

const patterns = [
  /:\/\//u,
  /\bwww\./iu,
  /[\p{L}\p{N}]\s*[@＠]\s*[\p{L}\p{N}-]+\s*\.\s*\p{L}/u,
  new RegExp(String.raw`(?<!\basp)(?<=[\p{L}\p{N}-])\.(?:${domains})(?![\p{L}\p{N}])`, 'iu'),
  /\p{N}(?:[\s().-]*\p{N}){7}/u,
];

/** Whether a text holds a web address, a mail address or a number of eight digits or more. */
export const holdsLink = (text: string): boolean => {
  const folded = text.normalize('NFKC');
  return patterns.some((pattern) => pattern.test(folded));
};
