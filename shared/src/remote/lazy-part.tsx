import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { PartFailure } from './part-failure.tsx';
import { trackLoad } from './pending-loads.ts';

/** Errors of failed loads of lazy parts; errors that their code throws are not among them. */
const loadFailures = new WeakSet<object>();

/**
 * A component whose code loads when it is first rendered: the nearest `Suspense` shows its fallback meanwhile. If it
 * does not load, only this part fails and shows a retry. The rest of the page and its input stay. `React.lazy` would
 * keep the rejection for good and take the whole remote. Errors that its code throws while it renders go to the
 * remote's boundary as before.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  async function loadPart() {
    try {
      return { default: await load() };
    } catch (error) {
      throw asLoadFailure(error);
    }
  }
  const create = () => lazy(() => trackLoad(loadPart()));
  let latest = create();

  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => latest);
    // Not before the failure is shown: React renders a first mount anew, which would load again without end.
    const onFailed = () => {
      if (latest === Part) latest = create();
    };
    return (
      <PartBoundary onFailed={onFailed} onRetry={() => setPart(() => latest)}>
        <Part {...props} />
      </PartBoundary>
    );
  }
  return LazyPart;
}

/** The error itself, remembered as one of loading. */
function asLoadFailure(error: unknown): object {
  const failure = typeof error === 'object' && error !== null ? error : new Error(String(error));
  loadFailures.add(failure);
  return failure;
}

interface BoundaryProps {
  children: ReactNode;
  onFailed(): void;
  onRetry(): void;
}

class PartBoundary extends Component<BoundaryProps, { failure: object | null }> {
  override state: { failure: object | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    if (typeof error !== 'object' || error === null || !loadFailures.has(error)) throw error;
    return { failure: error };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ failure: null });
    };
    return <PartFailure error={failure} onRetry={retry} />;
  }
}
