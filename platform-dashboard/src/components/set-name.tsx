/** The id of a set, in the form that commands take. */
export function SetName({ id }: { id: string }) {
  return (
    <code className="jhd-code" translate="no">
      {id}
    </code>
  );
}
