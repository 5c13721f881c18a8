import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { Card, classNames } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { AnswerError } from './answer-error.tsx';
import { JobHead } from './job-head.tsx';
import { useFocusWhenLost } from './use-focus-when-lost.ts';

export type ListCardProps = {
  /** Id of the heading, which names the card and describes its buttons. */
  titleId: string;
  /** What the item is about: a job, whose title is the heading and whose company follows; else a name. */
  subject: { job: JobCard } | { name: string };
  /** State label beside the heading. */
  badge?: ReactNode;
  /** Date and author, as a quiet line below the heading. */
  note?: ReactNode;
  /** Body. */
  children?: ReactNode;
  /** Buttons and links, in one row. */
  actions?: ReactNode;
  /** Error of the last action, if any. */
  error?: unknown;
  /** What an action opens: a preview or a dialog. */
  opened?: ReactNode;
  /** Second column of a wide screen. */
  aside?: ReactNode;
  /** Id for links to the card. */
  anchor?: string;
  /** The card takes the focus when this changes and the focused control is gone. */
  state?: string;
};

/** One item of a list of My Jobs: heading, company, state label, body, actions. */
export function ListCard(props: ListCardProps) {
  const {
    titleId,
    subject,
    badge,
    note,
    children,
    actions,
    error,
    opened,
    aside,
    anchor,
    state = '',
  } = props;
  const card = useFocusWhenLost(state);
  const main = (
    <>
      {'job' in subject ? (
        <JobHead job={subject.job} titleId={titleId} badge={badge} />
      ) : (
        <div className="jhm-job__line">
          <h2 className="jhm-job__title" id={titleId} dir="auto">
            {subject.name}
          </h2>
          {badge}
        </div>
      )}
      {note && <p className="jh-quiet jh-small jhm-card__note">{note}</p>}
      {children}
      {actions && <div className="jhm-actions">{actions}</div>}
      <AnswerError error={error} />
      {opened}
    </>
  );
  return (
    <Card
      as="article"
      ref={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      id={anchor}
      className={classNames('jhm-card', aside ? 'jhm-card--columns' : null)}
    >
      {aside ? (
        <>
          <div className="jhm-card__main">{main}</div>
          <div className="jhm-card__aside">{aside}</div>
        </>
      ) : (
        main
      )}
    </Card>
  );
}
