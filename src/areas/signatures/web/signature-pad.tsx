import { Button } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import { type PointerEvent, useRef } from 'react';
import { PAD, POINTS_MAX, STROKES_MAX, type Strokes } from '../sign-contract.ts';
import type { Words } from '../texts.ts';
import classes from './signature-pad.module.css';

interface SignaturePadProps {
  words: Words;
  strokes: Strokes;
  onChange: (change: (strokes: Strokes) => Strokes) => void;
}

type Point = Strokes[number][number];

/** Nearer than this to the last point a point adds nothing that is seen. */
const NEAR = 4;
/** What a pad can still take ends before the limit of the call. */
const isFull = (strokes: Strokes) =>
  strokes.reduce((sum, line) => sum + line.length, 0) >= POINTS_MAX || strokes.length > STROKES_MAX;

/** A place to draw in. Whoever cannot draw types. */
export function SignaturePad({ words, strokes, onChange }: SignaturePadProps) {
  const drawing = useRef(false);

  function begin(event: PointerEvent<SVGSVGElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = true;
    const point = pointOf(event);
    onChange((lines) => (lines.length >= STROKES_MAX || isFull(lines) ? lines : [...lines, [point]]));
  }

  function move(event: PointerEvent<SVGSVGElement>): void {
    if (!drawing.current) return;
    const point = pointOf(event);
    onChange((lines) => (isFull(lines) ? lines : withPoint(lines, point)));
  }

  return (
    <div className={classes.pad}>
      <svg
        viewBox={`0 0 ${PAD.width} ${PAD.height}`}
        className={classes.drawing}
        role="img"
        aria-label={words.drawLabel}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={() => {
          drawing.current = false;
        }}
        onPointerCancel={() => {
          drawing.current = false;
        }}
      >
        <line x1={46} x2={PAD.width - 46} y1={255} y2={255} className={classes.line} />
        {strokes.map((line, at) => (
          // A stroke is never moved or taken out alone.
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added at the end
          <polyline key={at} points={pointsOf(line)} className={classes.stroke} />
        ))}
      </svg>
      <Button
        size="compact-sm"
        variant="default"
        className={classes.clear}
        leftSection={<IconEraser size={14} aria-hidden />}
        onClick={() => onChange(() => [])}
      >
        {words.clear}
      </Button>
    </div>
  );
}

/** A single tap is a dot. */
function pointsOf(line: Strokes[number]): string {
  const points = line.length === 1 ? [...line, ...line] : line;
  return points.map(([x, y]) => `${x},${y}`).join(' ');
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (share: number, most: number) => Math.round(Math.min(1, Math.max(0, share)) * most);
  return [within((clientX - left) / width, PAD.width), within((clientY - top) / height, PAD.height)];
}

function withPoint(lines: Strokes, [x, y]: Point): Strokes {
  const line = lines.at(-1);
  const last = line?.at(-1);
  if (!line || !last || Math.hypot(x - last[0], y - last[1]) < NEAR) return lines;
  return [...lines.slice(0, -1), [...line, [x, y]]];
}
