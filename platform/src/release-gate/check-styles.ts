import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import type { Refusal } from '../contract/operation-error.ts';
import { type Candidate, nameOf } from './candidate.ts';

/**
 * Refuses CSS that may affect other remotes. That is rules outside the layer `remote`, selectors, animations and fonts
 * without the remote's prefix, page-wide at-rules, and a z-index above the frame. The shell may style the page, in its
 * own layers.
 */
export async function checkStyles({ release, folder }: Candidate): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  const { cssPrefix } = release.contract;
  const isShell = release.name === 'shell';
  for (const { path } of release.files.filter((file) => file.path.endsWith('.css'))) {
    const sheet = withPlainNames(postcss.parse(await readFile(join(folder, 'client', path), 'utf8')));
    const refuse: Refuse = (what, remedy) =>
      refusals.push({ check: 'styles', what, where: `${nameOf(release)}, ${path}`, remedy });
    checkLayers(sheet, isShell, refuse);
    if (isShell) continue;
    checkSelectors(sheet, cssPrefix, refuse);
    checkDeclarations(sheet, cssPrefix, refuse);
    checkAtRules(sheet, refuse);
    checkNames(sheet, cssPrefix, refuse);
  }
  return refusals;
}

type Refuse = (what: string, remedy: string) => void;

function checkLayers(sheet: Root, isShell: boolean, refuse: Refuse): void {
  sheet.walkRules((rule) => {
    if (isStep(rule)) return;
    const layer = layerOf(rule);
    if (layer !== undefined && (isShell || layer === 'remote')) return;
    const found = layer === undefined ? 'in no layer' : `in the layer “${layer}”`;
    refuse(
      `the rule “${shorten(rule.selector)}” stands ${found}`,
      `Put it into @layer ${isShell ? 'ui' : 'remote'} { … }.`,
    );
  });
}

function checkSelectors(sheet: Root, cssPrefix: string, refuse: Refuse): void {
  sheet.walkRules((rule) => {
    if (isStep(rule)) return;
    for (const selector of resolved(rule)) {
      if (hasOwnClass(selector, cssPrefix)) continue;
      const what = `the selector “${shorten(selector)}” is outside the prefix ${cssPrefix}-`;
      refuse(what, `Begin it with a class of the remote’s own: .${cssPrefix}-… .`);
    }
  });
}

function checkDeclarations(sheet: Root, cssPrefix: string, refuse: Refuse): void {
  sheet.walkDecls('z-index', ({ value }) => {
    if (isBelowFrame(value)) return;
    refuse(
      `z-index: ${shorten(value)} may lie above the frame`,
      'Take a whole number up to 10, or var(--jh-z-sticky).',
    );
  });
  sheet.walkDecls('view-transition-name', ({ value }) => {
    if (/^(?:none|auto|match-element|inherit|initial|unset)$/.test(value)) return;
    if (value.startsWith(`${cssPrefix}-`)) return;
    refuse(
      `view-transition-name: ${shorten(value)} has a name that the whole page shares`,
      `Begin it with ${cssPrefix}-.`,
    );
  });
}

function checkAtRules(sheet: Root, refuse: Refuse): void {
  sheet.walkAtRules((rule) => {
    const isOrder = rule.name === 'layer' && rule.nodes === undefined;
    if (!isOrder && !pageWide.has(rule.name)) {
      if (!scoped.test(rule.name))
        refuse(`@${rule.name} is an at-rule that the release gate does not know`, 'Leave it out.');
      return;
    }
    const what = `@${rule.name} ${shorten(rule.params)}`.trim();
    refuse(
      `${what} is of the whole page`,
      isOrder ? 'Leave the order of layers to the shell.' : 'Leave it out.',
    );
  });
}

/** Names of animations, fonts and properties, which all style sheets of a page share. */
function checkNames(sheet: Root, cssPrefix: string, refuse: Refuse): void {
  sheet.walkAtRules(
    /^(?:-webkit-)?keyframes$|^property$|^font-face$|^counter-style$|^font-palette-values$|^position-try$/,
    (rule) => {
      if (rule.params.replace(/^--/, '').startsWith(`${cssPrefix}-`)) return;
      refuse(
        `@${rule.name} ${shorten(rule.params)} has a name that the whole page shares`,
        rule.name === 'font-face' ? 'Use the page’s fonts.' : `Begin its name with ${cssPrefix}-.`,
      );
    },
  );
}

/** Names as a browser reads them: `@IMPORT` and `z-\69 ndex` are `@import` and `z-index`. */
function withPlainNames(sheet: Root): Root {
  sheet.walk((node) => {
    if (node.type === 'atrule') {
      // PostCSS ends the name at a backslash and takes the rest of it for the parameters.
      const rest = node.params.startsWith('\\') ? (escapedName.exec(node.params)?.[0] ?? '') : '';
      node.name = resolveEscapes(node.name + rest).toLowerCase();
      node.params = node.params.slice(rest.length).trim();
    }
    if (node.type === 'decl' && !node.prop.startsWith('--'))
      node.prop = resolveEscapes(node.prop).toLowerCase();
    if (node.type === 'rule') node.selector = resolveEscapes(node.selector);
  });
  return sheet;
}

const escapedName = /^(?:\\[\da-f]{1,6}\s?|\\[^\da-f]|[\w-])+/i;

/** Resolves CSS escapes of letters, digits, `-` and `_`; other escapes can be part of no name that is compared. */
const resolveEscapes = (text: string): string =>
  text
    .replace(/\\([\da-f]{1,6})\s?/gi, (escaped, code: string) => {
      const letter = Number.parseInt(code, 16) < 0x80 ? String.fromCharCode(Number.parseInt(code, 16)) : '';
      return /[\w-]/.test(letter) ? letter : escaped;
    })
    .replace(/\\([g-z_-])/gi, '$1');

/** Limit of expanded selectors: nested rules multiply. */
const maxSelectors = 1_000;

/** At-rules that apply to the whole page, whatever their selector and layer. */
const pageWide = new Set(['page', 'view-transition', 'import', 'namespace', 'font-feature-values']);

/** At-rules that apply within their layer and selectors, or whose names are checked. */
const scoped =
  /^(?:charset|layer|media|supports|container|scope|starting-style|(?:-webkit-)?keyframes|property|font-face|counter-style|font-palette-values|position-try)$/;

/** Values other than a plain number are refused. */
const isBelowFrame = (value: string): boolean =>
  /^(?:auto|initial|unset|revert|var\(--jh-z-sticky\))$/.test(value) ||
  (/^-?\d+$/.test(value) && Number(value) <= 10);

const isAtRule = (node: ChildNode): node is AtRule => node.type === 'atrule';

function* ancestors(rule: Rule): Generator<ChildNode> {
  for (let node = rule.parent; node && node.type !== 'root'; node = node.parent) yield node as ChildNode;
}

/** The outermost layer of a rule. */
function layerOf(rule: Rule): string | undefined {
  const layers = [...ancestors(rule)].filter(isAtRule).filter(({ name }) => name === 'layer');
  return layers.at(-1)?.params.split('.')[0]?.trim();
}

/** Keyframe selectors: `from`, `to` and percentages. */
const isStep = (rule: Rule): boolean =>
  [...ancestors(rule)].some((node) => isAtRule(node) && node.name.endsWith('keyframes'));

/** Expanded selectors of a nested rule. */
function resolved(rule: Rule): string[] {
  const outer = [...ancestors(rule)].find((node): node is Rule => node.type === 'rule');
  if (!outer) return rule.selectors;
  return resolved(outer)
    .flatMap((around) =>
      rule.selectors.map((own) =>
        own.includes('&') ? own.replaceAll('&', () => around) : `${around} ${own}`,
      ),
    )
    .slice(0, maxSelectors);
}

/** Whether each match needs a class or id of the remote, outside of `:not()`, `:has()`, `:is()` and strings. */
function hasOwnClass(selector: string, prefix: string): boolean {
  const plain = withoutConditions(selector);
  return new RegExp(`[.#]${prefix}-[\\w-]`).test(plain) && !ofPage.test(plain);
}

/** Elements of the page and the frame, whatever class they have. */
const ofPage = /(?:^|[\s>+~|])(?:html|body)(?![\w-])|:root\b|\.jhf-|#jh-/i;

function withoutConditions(selector: string): string {
  let plain = selector.replace(/"[^"]*"|'[^']*'/g, '').replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return plain;
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 77)}…` : text);
