import type { OwnJobReport, ReportOutcome } from '@jobharbor/shared/contracts';
import type { Application, TimelineStep } from '@jobharbor/shared/contracts/applications/application';
import { jobPath } from '@jobharbor/shared/domain/jobs';

/** A step of an application by the employer, or the decision on a report of the person's own. */
export interface News {
  key: string;
  /** Page that says more. */
  path: string;
  title: string;
  company: string;
  /** Key of its text below `onsite`. */
  text: `event.${Exclude<TimelineStep['event'], 'applied' | 'withdrawn'>}` | `report.${ReportOutcome}`;
  at: number;
}

const maxNews = 6;

/** The latest steps of employers in the applications, and decisions on reports, newest first. */
export const latestNews = (
  applications: readonly Application[],
  reports: readonly OwnJobReport[] = [],
): News[] =>
  [...applications.flatMap(newsOfApplication), ...reports.flatMap(newsOfReport)]
    .sort((one, other) => other.at - one.at)
    .slice(0, maxNews);

const newsOfApplication = ({ id, job, timeline }: Application): News[] =>
  timeline.flatMap(({ event, at, actor }): News[] =>
    actor === 'jobseeker' || event === 'applied' || event === 'withdrawn'
      ? []
      : [
          {
            key: `application ${id} ${event} ${at}`,
            path: '/my-jobs/communicated',
            title: job.title,
            company: job.company.name,
            text: `event.${event}`,
            at,
          },
        ],
  );

const newsOfReport = ({ job, decision }: OwnJobReport): News[] =>
  decision === null
    ? []
    : [
        {
          key: `report ${job.id}`,
          path: jobPath(job),
          title: job.title,
          company: job.company,
          text: `report.${decision.outcome}`,
          at: decision.at,
        },
      ];
