import { useEffect, useEffectEvent, useRef } from 'react';

interface ReachSentinelProps {
  /** How far before it is visible it counts as reached, in pixels. */
  readonly distance?: number;
  /** Changes when the list changes: if still visible then, it counts as reached again. */
  readonly generation: unknown;
  onReach(): void;
}

/** Placed at an end of a list; reports when that end scrolls near. */
export function ReachSentinel({ distance = 1000, generation, onReach }: ReachSentinelProps) {
  const element = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && reach(),
      { rootMargin: `${distance}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [distance, generation]);
  return <div ref={element} aria-hidden />;
}
