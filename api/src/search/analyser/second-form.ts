/** `/a`, `(a)`; German `/in`, `:in`, `*in`, `(in)`, `mann/-frau`; French `·se`, `·trice`. */
const secondForm =
  /(?<=\p{L}{2})(?:\/(?:a|o|as|os)(?!\p{L})|\((?:a|o|as|os)\))|(?<=\p{L}{3})(?:[/:*_·]-?in(?:nen)?(?!\p{L})|\(in(?:nen)?\))|(?<=mann)\/-?frau(?!\p{L})|(?<=\p{L}{3})·(?:e|se|ne|ère|euse|rice|trice)s?(?!\p{L})/giu;
/** `(m/w/d)`, `(H/M)`, `w/m/d`, `(all genders)`: who may apply, in any order. */
const anyGender =
  /\((?:all genders?|alle geschlechter|gn)\)|\(\s*[mwfhdx](?:\s*\/\s*[mwfhdx]){1,2}\s*\)|(?<![\p{L}/])[mwfdx](?:\/[mwfdx]){2}(?![\p{L}/])/giu;

/** `Ingeniero/a`, `Engenheiro(a)`, `Pfleger:in (m/w/d)`: names are compared without the second form. */
export const withoutSecondForm = (name: string): string =>
  name.replaceAll(secondForm, '').replaceAll(anyGender, ' ');
