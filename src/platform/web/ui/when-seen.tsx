import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { usePrinting } from '../print/printing.ts';

/** How far below the window a card starts to load. */
const AHEAD = '120px';

interface WhenSeenProps {
  /** What the card will take, kept for it: nothing moves when it arrives. */
  height: number;
  children: ReactNode;
}

/** A card below the fold loads its figures when somebody scrolls near it, or prints the page. */
export function WhenSeen({ height, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const isPrinting = usePrinting();
  if (isPrinting && !isSeen) setSeen(true);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  const waiting = <Skeleton height={height} radius={8} animate={false} />;
  return (
    <div ref={place} style={{ display: 'grid', minHeight: height }}>
      {isSeen ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}
