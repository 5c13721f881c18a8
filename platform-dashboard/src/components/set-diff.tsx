import { VisuallyHidden } from '@jobharbor/shared/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { MemberChange } from './diff-sets.ts';

/** Table of packages with their old and new version. */
export function SetDiff({ changes, same }: { changes: readonly MemberChange[]; same: string }) {
  if (changes.length === 0) return <p className="jh-quiet">{same}</p>;
  return (
    <ul className="jhd-diff">
      {changes.map(({ name, from, to }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span className="jhd-diff__way">
            {from === null ? (
              <span>new</span>
            ) : (
              <code className="jhd-code jhd-code--old" translate="no">
                {from}
              </code>
            )}
            <ArrowRight aria-hidden="true" />
            <VisuallyHidden>to</VisuallyHidden>
            {to === null ? (
              <span>taken out</span>
            ) : (
              <code className="jhd-code" translate="no">
                {to}
              </code>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
