import { ErrorNotice, type Retry } from '@jobharbor/shared/remote';

export type FailedSectionProps = {
  title: string;
  error: unknown;
  retry: Retry | undefined;
};

/** Says at the place of a section that its data did not come, with a retry. */
export function FailedSection({ title, error, retry }: FailedSectionProps) {
  return (
    <section className="jh-stack">
      <h2>{title}</h2>
      <ErrorNotice error={error} retry={retry} />
    </section>
  );
}
