import { Component, type ReactNode } from 'react';
import { ControlButton } from './control-button.tsx';
import styles from './drawing-guard.module.css';

/**
 * Encloses a part of the simulator. If that part cannot draw what a page has sent, an error is shown in its place, and
 * all other parts go on.
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
