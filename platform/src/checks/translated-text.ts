import {
  type JSXChild,
  type JSXElement,
  type JSXFragment,
  type Node,
  type Program,
  parseSync,
  Visitor,
} from 'oxc-parser';
import type { Source } from './house-checks.ts';

/** Functions that return texts, by their names. */
const textFunction = /^(?:t|format(?:[A-Z].*)?|join|toString|trim|of|\w*Text|String)$/;

/**
 * Bare texts of components that React may have to remove, or to insert something before. A translator of the browser puts
 * a `font` element in the place of each text: React finds its text no longer there, throws `NotFoundError`, and
 * loses the remote. Such a text needs an element of its own.
 */
export function findMovableTexts(sources: readonly Source[]): string[] {
  const found: string[] = [];
  for (const [file, source] of sources) {
    const { program } = parseSync(file, source);
    const isText = textsOf(program);
    const note = ({ start, end }: Node) =>
      found.push(`${file}: ${source.slice(start, end).replace(/\s+/g, ' ')}`);
    const checkReturned = (node: Node | null) => {
      for (const outcome of node ? outcomesOf(node) : [])
        if (outcome?.type === 'JSXFragment' && isText(outcome)) note(outcome);
    };
    const checkChildren = (node: JSXElement | JSXFragment) => void movableIn(node, isText).forEach(note);
    new Visitor({
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      ReturnStatement: ({ argument }) => checkReturned(argument),
      ArrowFunctionExpression: ({ expression, body }) => expression && checkReturned(body),
    }).visit(program);
  }
  return found;
}

type IsText = (node: Node | null) => boolean;

/** Whether a node of a file is text, also by the name of a constant that holds one. */
function textsOf(program: Program): IsText {
  const names = new Set<string>();
  const isNamed: IsText = (node) => {
    const plain = node && unwrap(node);
    return plain?.type === 'Identifier' ? names.has(plain.name) : isText(plain);
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && outcomesOf(init).some(isText)) names.add(id.name);
    },
  }).visit(program);
  return isNamed;
}

/** Children of an element that come and go as bare text, and bare texts behind something that comes and goes. */
function movableIn({ children }: JSXElement | JSXFragment, isText: IsText): Node[] {
  const shown = children.filter((child) => !isLayout(child));
  // An only text is the element's `textContent`, which React sets without looking for the text.
  if (shown.length < 2) return [];
  return shown.filter((child, index) => {
    if (comesAndGoes(child, isText)) return outcomesOf(child).some(isText);
    const before = shown[index - 1];
    return isText(child) && before !== undefined && comesAndGoes(before, isText);
  });
}

/** Indentation between elements, and comments. */
const isLayout = (child: JSXChild): boolean =>
  child.type === 'JSXText'
    ? /^\s*\n\s*$/.test(child.value)
    : child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';

function unwrap(node: Node): Node {
  return node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression'
    ? unwrap(node.expression)
    : node;
}

/** What an expression may show; null for nothing. */
function outcomesOf(wrapped: Node): (Node | null)[] {
  const node = unwrap(wrapped);
  if (node.type === 'ConditionalExpression')
    return [...outcomesOf(node.consequent), ...outcomesOf(node.alternate)];
  if (node.type !== 'LogicalExpression') return [node];
  // The left side of `??` and `||` is a value of the same kind.
  return node.operator === '&&' ? [...outcomesOf(node.right), null] : outcomesOf(node.right);
}

/** Whether a child is an element or text at one time and something else at another, or a list. */
function comesAndGoes(child: Node, isText: IsText): boolean {
  const node = unwrap(child);
  if (node.type === 'CallExpression')
    return node.callee.type === 'MemberExpression' && nameOf(node.callee) === 'map';
  const outcomes = outcomesOf(node);
  return outcomes.length > 1 && !outcomes.every(isText);
}

/** Whether a node shows bare text that a translator would replace: white space alone stays. */
function isText(wrapped: Node | null): boolean {
  const node = wrapped && unwrap(wrapped);
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '');
    case 'JSXText':
      return node.value.trim() !== '';
    case 'TemplateLiteral':
      return true;
    case 'CallExpression':
      return textFunction.test(nameOf(node.callee));
    case 'JSXFragment':
      return node.children.some(isText);
    default:
      return false;
  }
}

function nameOf(callee: Node): string {
  if (callee.type === 'MemberExpression') return nameOf(callee.property);
  return callee.type === 'Identifier' ? callee.name : '';
}
