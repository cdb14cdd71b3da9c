import { useEffect, useEffectEvent, useRef } from 'react';

interface ReachSentinelProps {
  /** How long before it is in sight it counts as reached, in pixels. */
  readonly distance?: number;
  /** Changes when the list has: what is still in sight then is reached again. */
  readonly generation: unknown;
  onReach(): void;
}

/** Stands at an end of a list and says when that end comes near. */
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
