import { Component, type ReactNode } from 'react';
import { ControlButton } from './control-button.tsx';
import styles from './drawing-guard.module.css';

/**
 * Stands around a part of the simulator. If that part cannot draw what a page has sent, it says so in
 * its own place, and all others go on.
 */
export class DrawingGuard extends Component<
  { name: string; children: ReactNode },
  { error: Error | undefined }
> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className={styles.fault} role="alert">
        <p>
          {this.props.name} could not be drawn: {error.message}
        </p>
        <ControlButton onClick={() => this.setState({ error: undefined })}>
          Draw again
        </ControlButton>
      </div>
    );
  }
}
