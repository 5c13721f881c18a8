import { EditingGuardProvider } from '../../common/entries/editing-guard.tsx';
import { EntrySection } from '../../common/entries/entry-section.tsx';
import { commonPhrases, greetings } from '../../common/entries/kinds/message-templates.tsx';
import { useOtherTabs } from '../../common/entries/use-entries.ts';

const kinds = [greetings, commonPhrases];

/** Message templates: greetings of applications, and phrases of chats. */
export function MessagesSection() {
  useOtherTabs(kinds);
  return (
    <EditingGuardProvider>
      {kinds.map((kind) => (
        <EntrySection key={kind.name} kind={kind} />
      ))}
    </EditingGuardProvider>
  );
}
