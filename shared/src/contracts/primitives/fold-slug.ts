/** Lower case, without accents of Latin letters, as in the slug of a URL. */
export const foldSlug = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[Iİı]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})[\u0300-\u036f]+/gu, '')
    .normalize('NFC');
