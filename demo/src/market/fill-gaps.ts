import {
  educations,
  experienceLevels,
  jobTypes,
  locationsOf,
  workArrangements,
} from '@jobharbor/api/config-lists';
import type { PlannedJob } from './planned-job.ts';

/** One field of a job that a filter reads, and which jobs may take another value in it and still make sense. */
interface FilterField {
  readonly ids: readonly number[];
  readonly read: (job: PlannedJob) => number;
  readonly write: (job: PlannedJob, id: number) => void;
  readonly suits: (job: PlannedJob, id: number) => boolean;
}

const idsOf = (options: readonly { id: number }[]): number[] => options.map(({ id }) => id);
const isOrdinary = (job: PlannedJob): boolean =>
  job.jobType === 1 && job.occupation.isProfessional && job.occupation.key !== 'operations-manager';
const withDoctorate = new Set([
  'lab-technician',
  'data-analyst',
  'agronomist',
  'teacher',
  'blockchain-developer',
]);

function suitsJobType(job: PlannedJob, id: number): boolean {
  const { occupation, level } = job;
  if (level > 3 || occupation.key === 'operations-manager') return false;
  if (id === 4) return level === 1 && occupation.isProfessional;
  if (id === 5) return occupation.workplaces[2] > 0;
  return id !== 6 || !occupation.isProfessional;
}

function suitsDegree(job: PlannedJob, id: number): boolean {
  if (id === 7) return withDoctorate.has(job.occupation.key) && job.level >= 3 && job.level <= 5;
  if (id === 6) return job.occupation.degree === 5 && job.level >= 3;
  return Math.abs(job.occupation.degree - id) <= 1;
}

const filterFieldsOf = (country: PlannedJob['company']['country']): FilterField[] => [
  {
    ids: locationsOf(country).flatMap((region) => idsOf(region.children)),
    read: (job) => job.cityIds[0] ?? 0,
    write: (job, id) => {
      job.cityIds = [id];
    },
    suits: (job) => job.cityIds.length === 1,
  },
  {
    ids: idsOf(experienceLevels),
    read: (job) => job.level,
    write: (job, id) => {
      job.level = id;
    },
    suits: isOrdinary,
  },
  {
    ids: idsOf(jobTypes),
    read: (job) => job.jobType,
    write: (job, id) => {
      job.jobType = id;
    },
    suits: suitsJobType,
  },
  {
    ids: idsOf(educations),
    read: (job) => job.degree,
    write: (job, id) => {
      job.degree = id;
    },
    suits: suitsDegree,
  },
  {
    ids: idsOf(workArrangements),
    read: (job) => job.arrangement,
    write: (job, id) => {
      job.arrangement = id;
    },
    suits: (job, id) => (job.occupation.workplaces[id - 1] ?? 0) > 0,
  },
];

/** Two, so that visitors find one if the other is closed. */
const minimum = 3;

/** Gives every option of every search filter some jobs, by changing jobs for which the option makes sense. */
export function fillGaps(jobs: readonly PlannedJob[]): void {
  const country = jobs[0]?.company.country;
  if (!country) return;
  for (const { ids, read, write, suits } of filterFieldsOf(country)) {
    const counts = new Map<number, number>();
    const add = (id: number, change: number): void => {
      counts.set(id, (counts.get(id) ?? 0) + change);
    };
    for (const job of jobs) add(read(job), 1);
    for (const id of ids) {
      while ((counts.get(id) ?? 0) < minimum) {
        const job = jobs.find((one) => (counts.get(read(one)) ?? 0) > minimum && suits(one, id));
        if (!job) break;
        add(read(job), -1);
        add(id, 1);
        write(job, id);
      }
    }
  }
}
