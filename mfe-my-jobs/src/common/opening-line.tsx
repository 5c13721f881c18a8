import type { Application, ApplicationView } from '@jobharbor/shared/contracts/applications/application';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { formatMoment } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';

type Opening = NonNullable<Application['openings']>[number] | ApplicationView;

/** A line with what was opened, by whom and when. `part` names it. */
export function OpeningLine({ part, opening }: { part: string; opening: Opening }) {
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const { at, by, filename } = opening;
  return (
    <span>
      {part}
      {filename && (
        <span>
          {' · '}
          <UserText>{filename}</UserText>
        </span>
      )}
      <span>
        {' · '}
        <UserText>{by}</UserText>
        {' · '}
        <time dateTime={new Date(at * 1000).toISOString()}>{formatMoment(tag, timeZone, at)}</time>
      </span>
    </span>
  );
}
