import type { ReportedError } from '@jobharbor/platform/schemas';

/** A mapped stack trace, innermost frame first. Frames of libraries are de-emphasised. */
export function StackLines({ stack }: Pick<ReportedError, 'stack'>) {
  if (stack.length === 0) return <p className="jh-quiet">It came without a stack.</p>;
  return (
    <ol className="jhd-stack" aria-label="Stack">
      {stack.map(({ at, name, is_own }, line) => (
        <li key={line} className={is_own ? undefined : 'jh-quiet'}>
          {name !== null && <span>{name} </span>}
          <code className="jhd-code">{at}</code>
        </li>
      ))}
    </ol>
  );
}
