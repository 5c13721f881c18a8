import { render } from '@testing-library/react';
import { captureOwnerStack } from 'react';
import { expect, it } from 'vitest';

it('React records no stack for each element', () => {
  const stacks: (string | null)[] = [];
  const Inner = () => {
    stacks.push(captureOwnerStack());
    return null;
  };
  const Outer = () => <Inner />;
  render(<Outer />);
  expect(stacks.length).toBeGreaterThan(0);
  expect(stacks.join('')).not.toContain('Outer');
});
