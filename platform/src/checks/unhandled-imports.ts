import { type Expression, parseSync, Visitor } from 'oxc-parser';
import type { Source } from './house-checks.ts';

/**
 * Imports whose result a statement does not await, and whose failure it does not handle. Code that does not load is
 * then an uncaught error, which is reported against the remote.
 */
export function findUnhandledImports(sources: readonly Source[]): string[] {
  const found: string[] = [];
  for (const [file, source] of sources)
    new Visitor({
      UnaryExpression({ operator, argument }) {
        if (operator !== 'void' || !beginsWithImport(argument) || isHandled(argument)) return;
        found.push(`${file}: ${source.slice(argument.start, argument.end).split('\n', 1)[0]}`);
      },
    }).visit(parseSync(file, source).program);
  return found;
}

/** Whether an expression is an import, or a chain of calls on one. */
function beginsWithImport(expression: Expression): boolean {
  if (expression.type === 'ImportExpression') return true;
  const { callee } = expression.type === 'CallExpression' ? expression : {};
  return callee?.type === 'MemberExpression' && beginsWithImport(callee.object);
}

/** Whether the last call of a chain handles a rejection: `catch`, or `then` with two handlers. */
function isHandled(expression: Expression): boolean {
  if (expression.type !== 'CallExpression' || expression.callee.type !== 'MemberExpression') return false;
  const { property } = expression.callee;
  const name = property.type === 'Identifier' ? property.name : '';
  return name === 'catch' || (name === 'then' && expression.arguments.length === 2);
}
