import type { Application, TimelineStep } from '@jobharbor/shared/contracts/application';

/** A step of an application by the employer. */
export interface News {
  applicationId: number;
  title: string;
  company: string;
  event: Exclude<TimelineStep['event'], 'applied' | 'withdrawn'>;
  at: number;
}

const maxNews = 6;

/** The latest steps of employers in the applications, newest first. */
export const latestNews = (applications: readonly Application[]): News[] =>
  applications
    .flatMap(({ id, job, timeline }) =>
      timeline.flatMap(({ event, at, actor }): News[] =>
        actor === 'jobseeker' || event === 'applied' || event === 'withdrawn'
          ? []
          : [{ applicationId: id, title: job.title, company: job.company.name, event, at }],
      ),
    )
    .sort((one, other) => other.at - one.at)
    .slice(0, maxNews);
