import { Component, type ReactNode } from 'react';

/**
 * Whether a window error is one that should replace the page: a ResizeObserver notice has no error, and
 * an injected script of another origin says only 'Script error.' (docs/design/architecture.md, Errors).
 */
export function isFatal(event: Pick<ErrorEvent, 'error' | 'message'>): boolean {
  return event.error !== null && event.error !== undefined && event.message !== 'Script error.';
}

/**
 * Replaces the page on an uncaught error, from a component or from the window (product spec, section
 * 2).
 */
export class ErrorGuard extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidMount(): void {
    window.addEventListener('error', this.hear);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('error', this.hear);
  }

  hear = (event: ErrorEvent): void => {
    if (isFatal(event)) this.setState({ isBroken: true });
  };

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main style={guardStyle}>
        <h1 style={{ fontSize: 34, lineHeight: 1.1 }}>Something Went Wrong</h1>
        <p>Please try refreshing the page.</p>
      </main>
    );
  }
}

const guardStyle = {
  display: 'grid',
  placeContent: 'center',
  gap: 8,
  minHeight: 'var(--host-vh, 100dvh)',
  padding: 24,
  textAlign: 'center',
} as const;
