import type { Locale } from '@jobharbor/shared/remote';
import { isTranslated, translatorClass } from '../../common/extension-signs.ts';
import { attributes, type Originals, styles } from './guard-page.ts';
import type { Finding } from './page-finding.ts';

/**
 * Restores the attributes and styles of html and body, which can hide or lock the page. Changes that an extension may have made
 * are restored as well, and no remote is blamed for them.
 */
export function restoreRoots({ roots }: Originals, finding: Finding): void {
  const blame = (name: string) => (finding.isShared ? finding.foreign : finding.changed).push(name);
  for (const { element, own, styles: lines } of roots) {
    attributes.forEach((name, index) => {
      const value = name === 'class' ? withTranslation(own[index] ?? null, element) : (own[index] ?? null);
      if (element.getAttribute(name) === value || (name === 'class' && element.className === value)) return;
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
      blame(`${element.localName}[${name}]`);
    });
    styles.forEach((name, index) => {
      if (element.style.getPropertyValue(name) === lines[index]) return;
      element.style.setProperty(name, lines[index] ?? '');
      blame(`${element.localName} style ${name}`);
    });
  }
}

/** The classes of an element, with those of a translator that it has now. */
function withTranslation(before: string | null, { className, classList }: Element): string | null {
  const all = [...classList];
  const now = all.filter((name) => translatorClass.test(name));
  const own = (before ?? '').split(/\s+/).filter((name) => name && !translatorClass.test(name));
  const value = [...own, ...now].join(' ');
  // An attribute without a class is as good as none.
  return value === all.join(' ') ? className : value || before;
}

/** Restores the language and the direction of the page, unless a translator shows another one. */
export function restoreLocale({ language }: Locale, finding: Finding): void {
  const html = document.documentElement;
  for (const [name, value] of [
    ['lang', language.value],
    ['dir', language.dir],
  ] as const) {
    // A translator names the language that it shows.
    if (html[name] === value || isTranslated()) continue;
    html[name] = value;
    finding.changed.push(`html[${name}]`);
  }
}
