import { maxChatQuery } from '@jobharbor/shared/contracts/chat/chat';
import { IconButton, type RenderLink, Tabs, TextField } from '@jobharbor/shared/ui';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { chatFilters, useChatView } from '../../common/use-chat-view.ts';

/** Milliseconds without a key until the server is asked. */
const debounceMs = 300;

const toRouterLink: RenderLink = ({ href = '', ...rest }) => <Link to={href} {...rest} />;

/** Search field and filters above the list of chats. An open chat stays open beside them. */
export function ChatTools() {
  const { t } = useTranslation('chat');
  const { pathname } = useLocation();
  const { view, searchOf } = useChatView();
  const tabs = chatFilters.map((filter) => ({
    href: `${pathname}${searchOf(filter)}`,
    label: t(`list.filter.${filter}`),
    current: filter === view.filter,
  }));
  return (
    <div className="jhc-tools">
      <SearchField />
      <Tabs label={t('list.filter.label')} tabs={tabs} renderLink={toRouterLink} />
    </div>
  );
}

function SearchField() {
  const { t } = useTranslation('chat');
  const { view, setQuery } = useChatView();
  const [text, setText] = useState(view.query);
  const field = useRef<HTMLInputElement>(null);
  /** Queries asked for that the address does not have yet: of two quick ones the first may come while the other is typed. */
  const asked = useRef<string[]>([]);
  // Back and forward change the address without a key; a query asked for leaves the text as it is typed.
  useEffect(() => {
    const at = asked.current.indexOf(view.query);
    if (at === -1) setText(view.query);
    asked.current = at === -1 ? [] : asked.current.slice(at + 1);
  }, [view.query]);
  useEffect(() => {
    const query = text.trim();
    // Not the query asked for: the router drops it while another page opens.
    if (query === view.query) return;
    const timer = setTimeout(() => {
      asked.current.push(query);
      setQuery(query);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, view.query, setQuery]);
  return (
    <search className="jhc-search">
      <form onSubmit={(event) => event.preventDefault()}>
        <TextField
          ref={field}
          labelHidden
          label={t('list.search.label')}
          placeholder={t('list.search.placeholder')}
          icon={<Search aria-hidden="true" />}
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          maxLength={maxChatQuery}
          value={text}
          onChange={({ target }) => setText(target.value)}
          action={
            text !== '' && (
              <IconButton
                size="small"
                icon={<X />}
                label={t('list.search.clear')}
                onClick={() => {
                  setText('');
                  field.current?.focus();
                }}
              />
            )
          }
        />
      </form>
    </search>
  );
}
