/**
 * Function words of each language, and of similar languages that are not among the ten, so that a French text is not
 * taken for Spanish.
 */
const smallWords: Record<string, string> = {
  en: `the and of to in for with you your our we will are be is as or on this that an by at from must have not can all their
    who they other within about more if it has job work team experience skills required ability including`,
  es: `de la el y en los las del con para por que una un se su al es como sus más nuestro nuestra tu te lo será ser
    trabajo experiencia empresa buscamos equipo años manejo conocimientos requisitos`,
  pt: `de os as do da dos das em no na nos nas com para por que uma um se ao à sua seu suas não você nossa nosso
    será são ou mais é empresa experiência trabalho conhecimento equipe`,
  tr: `ve ile için bir bu en veya olarak olan da de gibi çok daha olmak sahip konusunda deneyimli mezunu tercihen iyi
    aranmaktadır şirketimiz ekip arkadaşı takım çalışma bilgisi yapmak etmek üzere`,
  malay: `dan yang di untuk dengan dari dalam pada ini akan atau tidak dapat adalah ke serta sebagai oleh secara lebih
    anda kami bekerja pengalaman minimal maksimal tahun memiliki mampu melakukan kerja bisa mempunyai`,
  tl: `ang ng mga sa na ay at para kung hindi may mo ka po lang kayo namin aming iyong ito dito rin din pero`,
  fr: `le la les des et du de pour dans une un est vous nous avec sur au aux votre notre par que qui en ou ce sont plus`,
  it: `il la di e che per con una un del della dei delle nel si sono al gli le in da è come nostra anche più alla`,
  de: `und der die das in den von zu mit für ein eine ist auf im sie wir als auch des dem bei oder nicht sich dich`,
  nl: `de het een en van in voor met je op is wij te zijn aan dat bij als of ons jij naar om ook onze`,
  vi: `và của các cho với là có trong được những một người công việc không theo tại làm khách hàng`,
  ro: `și de la în cu pentru o un din care sau pe este sunt prin mai al ale nu se`,
  pl: `i w z na do oraz się dla jest że nie o pracy od po za przez lub jako`,
};

const languagesOfWord = new Map<string, string[]>();
for (const [language, words] of Object.entries(smallWords)) {
  for (const word of words.split(/\s+/))
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);
}

/** Minimum number of function words. */
const enough = 5;
/** Minimum share of function words, in prose and in lists. */
const usualShare = 0.07;

/** The language with clearly the most function words in a text; undefined when there is none. */
export function languageByFunctionWords(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words)
    for (const language of languagesOfWord.get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  const [best, next] = [...counts].sort(([, a], [, b]) => b - a);
  if (!best || best[1] < enough || best[1] < words.length * usualShare) return undefined;
  return best[1] >= 1.5 * (next?.[1] ?? 0) ? best[0] : undefined;
}
