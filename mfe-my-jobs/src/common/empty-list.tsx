import { ButtonLink, EmptyState } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export type EmptyListProps = {
  motif: ReactNode;
  title: string;
  /** Label of the link that leads on. */
  action: string;
  /** Path of that link: the search by default. */
  to?: string;
  children: ReactNode;
};

/** Replaces a list without entries, with a link to where entries come from. */
export const EmptyList = ({ motif, title, action, to = '/jobs', children }: EmptyListProps) => (
  <EmptyState
    motif={motif}
    title={title}
    actions={
      <ButtonLink variant="primary" render={<Link to={to} />}>
        {action}
      </ButtonLink>
    }
  >
    {children}
  </EmptyState>
);
