/** Reads `CHANGE_URL`, where `{commit}` stands for a commit: `https://git.example/jobharbor/commit/{commit}`. Null without it. */
export function readChangeUrl(text = ''): string | null {
  if (text.trim() === '') return null;
  if (text.includes('{commit}') && /^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text.trim();
  throw new Error(
    `CHANGE_URL is an address with {commit} in it, as https://git.example/commit/{commit}; ${text} is not.`,
  );
}

/** URL of a commit's diff. */
export const changeUrlOf = (template: string | null, commit: string | null): string | null =>
  template === null || commit === null ? null : template.replaceAll('{commit}', encodeURIComponent(commit));
