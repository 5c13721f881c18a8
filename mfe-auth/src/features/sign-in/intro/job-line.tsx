import { lazyCall, useCall } from '@jobharbor/shared/remote';

const getJobStatic = lazyCall(
  { id: 'GET /job/{id}/static', access: 'public' },
  async () =>
    (await import(/* webpackChunkName: "job-static" */ '@jobharbor/shared/calls/job/get-job-static'))
      .getJobStatic,
);

/** Title and company of the job; an empty line if it does not load. */
export function JobLine({ id }: { id: number }) {
  const job = useCall(getJobStatic, { params: { id } }, { retry: false });
  return (
    <>
      {job.data && (
        <>
          <bdi lang={job.data.language}>{job.data.title}</bdi>
          <span className="jh-quiet">
            {' · '}
            <bdi>{job.data.company.name}</bdi>
          </span>
        </>
      )}
    </>
  );
}
