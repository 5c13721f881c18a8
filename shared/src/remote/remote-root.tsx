import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RemoteContext, type RemoteEnvironment } from './remote-context.tsx';
import { RemoteRouter } from './remote-router.tsx';

/** Providers around a remote's components, the same on the server and in the browser. */
export function RemoteRoot({
  environment,
  children,
}: {
  environment: RemoteEnvironment;
  children: ReactNode;
}) {
  return (
    <RemoteContext value={environment}>
      <I18nextProvider i18n={environment.i18n}>
        <QueryClientProvider client={environment.queryClient}>
          <RemoteRouter>{children}</RemoteRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </RemoteContext>
  );
}
