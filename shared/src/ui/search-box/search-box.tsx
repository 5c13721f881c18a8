import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldTexts } from '../field/field-frame.tsx';
import { LiveRegion } from '../layout/live-region.tsx';
import { type Suggestion, SuggestionList } from './suggestion-list.tsx';
import { useSuggestionList } from './use-suggestion-list.ts';

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onSelect' | 'size' | 'list'>;

export type SearchBoxProps<T extends Suggestion> = InputProps &
  Pick<FieldTexts, 'label' | 'labelHidden' | 'hint'> & {
    /** Either `value` with `onValueChange` (controlled), or `defaultValue` alone. */
    value?: string | undefined;
    defaultValue?: string | undefined;
    onValueChange?: ((value: string) => void) | undefined;
    suggestions: readonly T[];
    onChoose?: ((suggestion: T) => void) | undefined;
    /** Names the list, e.g. "Suggestions". */
    listLabel: string;
    clearLabel: string;
    /** Read out once the list has settled, e.g. "5 suggestions". */
    announcement?: string | undefined;
    icon?: ReactNode;
    large?: boolean | undefined;
    /** A press on the empty field opens the list, e.g. of recent searches. */
    opensEmpty?: boolean | undefined;
  };

/**
 * A search field with suggestions under it: arrows, Home, End, Enter, Escape, and no interference
 * with an input method. Put it in a `<form role="search">`; without script it is a field named `name`.
 * It fetches nothing: `onValueChange` reports the input, `suggestions` are passed as props.
 */
export function SearchBox<T extends Suggestion>({
  label,
  labelHidden = true,
  hint,
  value,
  defaultValue = '',
  onValueChange,
  suggestions,
  onChoose,
  listLabel,
  clearLabel,
  announcement,
  icon,
  large,
  opensEmpty,
  className,
  ref,
  ...input
}: SearchBoxProps<T>) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value ?? defaultValue);
  const text = value ?? typed;
  const change = (next: string) => {
    setTyped(next);
    onValueChange?.(next);
  };
  const list = useSuggestionList({
    suggestions,
    onChoose: (suggestion) => {
      change(suggestion.text);
      onChoose?.(suggestion);
    },
  });
  const attach = (element: HTMLInputElement | null) => {
    inputRef.current = element;
    // Typed before hydration.
    if (element && element.value !== text) change(element.value);
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches focus leave the group
    <div
      className={classNames('jh-search-box', large && 'jh-search-box--large', className)}
      onBlur={list.onBlur}
    >
      <FieldFrame {...{ label, labelHidden, hint }} id={input.id} describedBy={input['aria-describedby']}>
        {(control) => (
          <div className="jh-input-frame">
            {icon ?? <Search />}
            <input
              dir="auto"
              placeholder=" "
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              {...input}
              {...control}
              ref={attach}
              type="search"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={list.isOpen}
              aria-controls={list.listId}
              aria-activedescendant={list.active >= 0 ? list.optionId(list.active) : undefined}
              className="jh-input"
              value={text}
              onChange={(event) => {
                change(event.currentTarget.value);
                list.open();
              }}
              onClick={() => opensEmpty && !text && list.open()}
              onKeyDown={(event) => {
                input.onKeyDown?.(event);
                if (!event.defaultPrevented) list.onKeyDown(event);
              }}
            />
            {text && (
              <IconButton
                size="small"
                label={clearLabel}
                icon={<X />}
                onClick={() => {
                  change('');
                  list.close();
                  inputRef.current?.focus();
                }}
              />
            )}
          </div>
        )}
      </FieldFrame>
      <SuggestionList label={listLabel} list={list} suggestions={suggestions} />
      <LiveRegion>{list.isOpen ? announcement : null}</LiveRegion>
    </div>
  );
}
