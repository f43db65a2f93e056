import {
  Component,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { LateCodeError, lateCode } from '#lib/late-code.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { LateNotice, type LatePosition } from './late-notice.tsx';

/** A part whose code is loaded when it is wanted, or when the page is idle. */
export interface LatePart<Props> {
  /** Renders it; if its code does not come, says so and tries again. */
  Part(props: Props & { onClose?: () => void }): ReactNode;
  /** Loads the code ahead. Throws LateCodeError. */
  load(): Promise<unknown>;
}

/**
 * Makes one ([Note: Late code]). `position` says where it stands, and so what stands there when its
 * code does not come; a part with an `onClose` can be let go then. `waiting` stands there while it
 * comes; a screen waits in the boundary around it, which the app has ([Note: Change of screen]).
 * Once its code is there it shows in the same turn: `lazy` alone suspends the first time whatever was
 * loaded before, and React holds back for 300 ms what a fallback stood in for.
 */
export function latePart<Props extends object>(
  position: LatePosition,
  load: () => Promise<ComponentType<Props>>,
  waiting: (props: Props) => ReactNode = () => null,
): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const bring = lateCode(async () => {
    if (position === 'idle') await new Promise<void>(whenIdle);
    loaded = await load();
    return { default: loaded };
  });
  /** The try under way, or the one that failed: React may render several times during one try. */
  let tried: LazyExoticComponent<ComponentType<Props>> | undefined;
  const currentTry = () => {
    tried ??= lazy(bring);
    return tried;
  };
  const forgetTry = () => {
    tried = undefined;
  };

  function Part(props: Props & { onClose?: () => void }) {
    const [tries, setTries] = useState(0);
    // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another one
    const Shown = useMemo<ComponentType<Props>>(() => loaded ?? currentTry(), [tries]);
    useEffect(() => forgetTry, []);
    const tryAgain = useCallback(() => {
      forgetTry();
      setTries((count) => count + 1);
    }, []);
    const notice = (isTrying: boolean) => (
      <>
        {position !== 'screen' && waiting(props)}
        <LateNotice
          position={position}
          isTrying={isTrying}
          onTry={tryAgain}
          onClose={props.onClose}
        />
      </>
    );
    return (
      <LateBoundary key={tries} notice={notice(false)}>
        {position === 'screen' && tries === 0 ? (
          <Shown {...props} />
        ) : (
          <Suspense fallback={tries > 0 ? notice(true) : waiting(props)}>
            <Shown {...props} />
          </Suspense>
        )}
      </LateBoundary>
    );
  }
  return { Part, load: bring };
}

/** As `latePart`, for a part whose code is not loaded ahead by name. */
export const late = <Props extends object>(
  position: LatePosition,
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props>['Part'] => latePart(position, load).Part;

/** Keeps code that did not come from being an uncaught error; every other error goes on. */
class LateBoundary extends Component<{ notice: ReactNode; children: ReactNode }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof LateCodeError) return this.props.notice;
    throw error;
  }
}
