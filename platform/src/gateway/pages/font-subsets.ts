/**
 * Characters of the subsets of the shell's font except `first`. They are the ranges of `@font-face` in
 * `shared/src/ui/tokens/fonts.css`. If several rules contain a character, the last one is used.
 */
const characters = {
  further: [
    String.raw`\u0080-\u009f\u00a2\u00a4\u00a6-\u00a8\u00aa\u00ac-\u00af\u00b1-\u00b6\u00b8-\u00ba\u00bc-\u00be`,
    String.raw`\u00c2\u00c4-\u00c6\u00c8\u00ca-\u00cc\u00ce-\u00d0\u00d2\u00d4\u00d5\u00d8\u00d9\u00db`,
    String.raw`\u00dd-\u00df\u00e4-\u00e6\u00e8\u00eb\u00ec\u00ee-\u00f0\u00f2\u00f7-\u00f9\u00fb\u00fd-\u00ff`,
    String.raw`\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2122\u2191\u2193\u2215`,
  ],
  letters: [
    String.raw`\u0100\u0101\u0104-\u010f\u0112-\u0127\u012a-\u0130\u0132-\u0151\u0154-\u0167\u016a-\u019f`,
    String.raw`\u01a2-\u01ae\u01b1-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u1e00-\u1e9f`,
  ],
  currencies: [String.raw`\u20a0-\u20aa\u20ad-\u20c0`],
  vietnamese: [
    String.raw`\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u0300\u0301\u0303\u0304`,
    String.raw`\u0308\u0309\u0323\u0329\u1ea0-\u1ef9\u20ab`,
  ],
};

const subsets = Object.entries(characters).map(
  ([name, ranges]) => [name, new RegExp(`[${ranges.join('')}]`)] as const,
);

/** Names of the subsets of the shell's font that a browser downloads for a text. */
export const fontSubsetsOf = (text: string): string[] => [
  'first',
  ...subsets.filter(([, range]) => range.test(text)).map(([name]) => name),
];
