const secondForm = /\/(?:a|o|as|os)(?![\p{L}])|\((?:a|o|as|os)\)/giu;

/** `Ingeniero/a`, `Engenheiro(a)`: names are compared without the second form. */
export const withoutSecondForm = (name: string): string => name.replaceAll(secondForm, '');
