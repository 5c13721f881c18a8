/** A small spinner beside a text that names the activity. Not for a whole page: use a skeleton there. */
export function Spinner() {
  return <span className="jh-spinner" aria-hidden="true" />;
}
