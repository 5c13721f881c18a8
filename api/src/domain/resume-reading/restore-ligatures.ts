/** Signs that stand for several letters in a font whose text layer does not tell which. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what such fonts give
const lost = /\u0000/gu;

/** Parts of words by the letters that are lost in them, from frequent words of advertisements and résumés. */
const known: Readonly<Record<string, string>> = {
  ffi: 'staffin offici office effici suffici coeffici diffic traffic affili affidav affirm diffici',
  ffl: 'offline shuffl affluen',
  ff: 'effort effect offshor offer offset offboard offhand offens affair affect staff coffee buffet differ diffus tariff cliff chauffeur stuff buffer suffer scaffold jeff',
  fi: 'office offici officer effici suffici coeffici diffic traffic affili qualifi profici specifi certifi pacifi signifi verifi identifi artifici benefi scientifi modifi classifi notifi clarifi simplifi unifi justifi defi confi profil profit finan final finish first five field filin file fill film filter fire fish fiscal fitness fixin fixt fiber fibre fitness find fing figure fiel ampli gratifi diversifi ratifi rectifi amplifi magnifi mollifi refin fiction fidel filip philippin chief',
  fl: 'offlin affluen influ reflect inflat conflict workflow cashflow flutter snowflak tensorflow airflow overflow flour flourish fluen flex floor flow flag flash flight fleet flyer flying fluid flavo flat fluctu deflat flaw float flood flor flask flip flight',
  ft: 'software microsoft shift after craft draft aircraft often soft lift gift left loft minecraft theft thrift swift fift airlift forklift shaft',
  tf: 'platform portfolio outfit fitf netflix',
  tt: 'attention written button better setting committ matter pattern attend cutting attach attract attitud settl bottl littl batter cottag letter getting twitter submitt permitt sitting attorney attain fitting potter butter attempt admitt transmitt vetting plotting omitt https http netting pallett palett cigarett gazett etiquett attent attest cott rebutt',
  ti: 'time timin timeli multi expertise patien continu competiti advertis motivat satisfact negotiat title optim existi ratio tration ation attenti initia negotia satisfa abilit biliti tunit tative statist artist activit optio utili tick entitl ties authentic particip partic practic practi parti entiti quantit identit identif institut constitut destin festiv cultiv cultur estim ultim anti litig mitig investig prestig initiat initiativ attentio mentio actio creativ executiv administ logistic analytic politic critic tical tific scientif marketi meeti consulti testi reporti supporti auditi accounti operati educati relati informati certif notif justif quantif gratif rectif stratif beautif active effecti collecti producti sensiti positi digiti priorit priorit sustain detail makati particul antic retir optim',
};
const stems = Object.entries(known).flatMap(([letters, words]) =>
  words.split(' ').flatMap((word) =>
    [...word.matchAll(new RegExp(letters, 'gu'))].map(({ index }) => ({
      letters,
      before: word.slice(0, index),
      after: word.slice(index + letters.length),
    })),
  ),
);

/** The letters, by those around them: `Educa·on`, `Pro·le`, `O·ce`, `A·itude`. First match wins; the last is the usual one. */
const rules: readonly [before: RegExp, after: RegExp, letters: string][] = [
  [/^(?:o|e|di|su|tra|a)$/iu, /^(?:ce|cer|ci|cult|cien|cac|liat|air|ord)/u, 'ffi'],
  [/^(?:sta|pla|cli|o|sni|bu|chau|tari|di|e)$/iu, /^(?:$|s$|er|ing|ed|e)/u, 'ff'],
  [
    /\p{L}$/u,
    /^(?:on|ons|onal|ng|ve|ves|vely|vity|vi|mes?|cal|cs?|ce|cing|ally|als?|es|ty|an|me|tu|mi|za|ga|cip|cul|fic)/u,
    'ti',
  ],
  [/^(?:re|in|con|work|cash|over)?$/iu, /^(?:ow|ict|ex|oor|uent|eet|y|ight|uid|at)/u, 'fl'],
  [/^a$/iu, /^itude/u, 'tt'],
];

/** Puts back letters of ligatures that arrive as U+0000. */
export const restoreLigatures = (text: string): string =>
  text.includes('\u0000')
    ? text.replace(lost, (_, at: number) => {
        const [before = ''] = /\p{L}*$/u.exec(text.slice(Math.max(0, at - maxWord), at)) ?? [];
        const [after = ''] = /^\p{Ll}*/u.exec(text.slice(at + 1, at + maxWord)) ?? [];
        return (
          knownLetters(before.toLowerCase(), after, certain) ??
          rules.find(([left, right]) => left.test(before) && right.test(after))?.[2] ??
          knownLetters(before.toLowerCase(), after, minKnown) ??
          'fi'
        );
      })
    : text;

/** The letters of the longest known part of a word that fits around a sign. */
function knownLetters(before: string, after: string, least: number): string | undefined {
  let best: (typeof stems)[number] | undefined;
  const lengthOf = (stem = best) => (stem ? stem.before.length + stem.after.length : least - 1);
  for (const stem of stems)
    if (before.endsWith(stem.before) && after.startsWith(stem.after) && lengthOf(stem) > lengthOf())
      best = stem;
  return best?.letters;
}

/** Fewer letters around a sign are those of any word. */
const minKnown = 2;
/** So many letters around it decide before the rules do. */
const certain = 3;
const maxWord = 30;
