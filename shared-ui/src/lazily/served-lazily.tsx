import {
  memo,
  Suspense,
  use,
  useCallback,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { answerPresses, isServerScreen } from './server-screen.ts';
import { keepTrying } from './keep-trying.ts';
import { drawnLate } from './lazily.tsx';
import { loadedOnce } from './loaded-once.ts';
import { whenIdle } from './when-idle.ts';

interface PartProps<P> {
  readonly props: P;
  setIsThere(value: boolean): void;
}

/**
 * A component that is part of the server's screen while its script comes after that, when the page is idle. Its
 * chunk is named `part-…`, by which the build knows to give it to the server as well. What is pressed before the
 * script is there is carried out then. A script that cannot be had is tried again once the device is online.
 */
export function servedLazily<P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactNode = null,
): ComponentType<P> {
  const once = loadedOnce(load);
  let loading: Promise<ComponentType<P>> | undefined;

  function Part({ props, setIsThere }: PartProps<P>) {
    const Loaded = use((loading ??= untilLoaded(once)));
    const there = useCallback(
      (part: HTMLElement | null) => {
        if (!part) return;
        setIsThere(true);
        answerPresses(part);
      },
      [setIsThere],
    );
    return (
      <Still data-still="" ref={there}>
        <Loaded {...props} />
      </Still>
    );
  }

  /** Drawn again before its script is there, React would put the placeholder in place of the server's markup. */
  function Served(props: P) {
    const [isThere, setIsThere] = useState(false);
    const part = (
      <Suspense fallback={placeholder}>
        <Part props={props} setIsThere={setIsThere} />
      </Suspense>
    );
    const [first] = useState(part);
    return isThere ? part : first;
  }

  const Later = drawnLate(once, placeholder);
  return memo(function ServedLazily(props: P) {
    const [isServed] = useState(isServerScreen);
    return isServed ? <Served {...props} /> : <Later {...props} />;
  }) as unknown as ComponentType<P>;
}

/** Never rejects. */
function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  // On the server it is at hand.
  if (typeof document === 'undefined') return load();
  return new Promise((resolve) => {
    const stop = keepTrying(load, whenIdle, (part) => {
      stop();
      resolve(part);
    });
  });
}

/** Takes no part in the layout. */
const Still = styled.div`
  display: contents;
`;
