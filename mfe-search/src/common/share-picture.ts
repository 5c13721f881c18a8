/** Address of the picture that a shared link to a job or company shows, in the language of a slug. */
export const sharePicture = (kind: 'job' | 'company', slug: string, id: number): string =>
  `/api/${kind}/pictures/${slug}/${id}`;
