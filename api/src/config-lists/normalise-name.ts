/** Normalises a name for comparison: width, case, accents, Turkish i, Arabic letter forms, 臺/台. */
export const normaliseName = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[İIı]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('ـ', '')
    .replaceAll('臺', '台')
    .replaceAll(/[’'`´.]/g, '')
    .replaceAll(/[–—−~～〜]/g, '-')
    .replaceAll(/\s*-\s*/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
