import { createLifecycles } from '@jobharbor/shared/remote';
import { Suspense, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { mountProps } from '../../testing/a-remote.ts';
import { mountRemote } from './mount-remote.ts';

const never = new Promise<null>(() => {});
const Part = () => <li>{use(never)}</li>;

it('draws a page again from which a part leaves before hydration, whose comments an extension has removed', async () => {
  let close = () => {};
  let count = () => {};
  function Page() {
    const [isOpen, setIsOpen] = useState(true);
    const [number, setNumber] = useState(0);
    close = () => setIsOpen(false);
    count = () => setNumber(number + 1);
    return (
      <ol data-number={number}>
        {isOpen && (
          <Suspense>
            <Part />
          </Suspense>
        )}
      </ol>
    );
  }
  const crash = vi.fn();
  const props = { ...mountProps(), onCrash: crash };
  props.domElement.innerHTML = '<ol data-number="0"><!--$--><li></li><!--/$--></ol>';
  const [list] = props.domElement.children as unknown as [HTMLElement];
  const mounted = await mountRemote(createLifecycles(Page), props, (error) => {
    throw error;
  });
  list.replaceChildren(...list.children);
  flushSync(close);
  await vi.waitFor(() => expect(crash).toHaveBeenCalledOnce());
  expect(crash.mock.calls[0]?.[0]).toMatchObject({ name: 'NotFoundError' });
  // Without it no root of the document renders synchronously any more.
  flushSync(count);
  expect(list.dataset.number).toBe('1');

  await mounted.unmount();
  expect(props.domElement.childElementCount).toBe(0);
  expect(() => document.body.removeChild(document.createComment(''))).toThrow();
});

it('leaves what is removed elsewhere alone', async () => {
  const { removeChild } = Node.prototype;
  const props = mountProps();
  props.domElement.innerHTML = '<ol></ol>';
  const mounted = await mountRemote(
    createLifecycles(() => <ol />),
    props,
    () => {},
  );
  expect(() => document.body.removeChild(document.createComment(''))).toThrow();
  expect(() => props.domElement.removeChild(document.createElement('li'))).toThrow();
  const { firstChild } = props.domElement;
  expect(firstChild && props.domElement.removeChild(firstChild)).toBe(firstChild);
  await mounted.unmount();
  expect(Node.prototype.removeChild).toBe(removeChild);
});
