/** The id of a set, as one writes it into a command. */
export function SetName({ id }: { id: string }) {
  return (
    <code className="jhd-code" translate="no">
      {id}
    </code>
  );
}
