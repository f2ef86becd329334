import { VisuallyHidden } from '@mantine/core';
import { daysBetween } from '#platform/shared/calendar.ts';
import { showDay } from '#platform/shared/dates.ts';
import { texts } from '../texts.ts';
import { scaleBetween } from './scale.ts';
import { shortMoney } from './short-money.ts';
import classes from './steps.module.css';

/** From that day on. */
export interface StepPoint {
  at: string;
  value: number;
}

interface StepLine {
  name: string;
  points: readonly StepPoint[];
  /** In the background, as what the other line is compared with. */
  isQuiet?: boolean;
}

interface StepsProps {
  /** What the lines show, for screen readers. */
  label: string;
  lines: readonly StepLine[];
  from: string;
  until: string;
  today: string;
  /** What the dashed part after today is. */
  ahead: string;
  show: (value: number) => string;
}

/** The points from a day on, beginning with what held on that day. */
export function stepsFrom(points: readonly StepPoint[], from: string): StepPoint[] {
  const before = points.filter(({ at }) => at <= from).at(-1);
  const after = points.filter(({ at }) => at > from);
  return before ? [{ at: from, value: before.value }, ...after] : after;
}

const WIDTH = 1000;
/** In cents: the marks of the scale have no room for less. */
const WHOLE_DOLLAR = 100;
/** As many as have room beside each other. */
const MOST_YEARS = 8;
const HEIGHT = 200;

/** Prices as steps over time, dashed after today, and the same as a table for those who cannot see them. */
export function Steps({ label, lines, from, until, today, ahead, show }: StepsProps) {
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const scale = scaleBetween(Math.min(...values), Math.max(...values), WHOLE_DOLLAR);
  const [bottom, top] = [scale[0] ?? 0, scale.at(-1) ?? 1];
  const days = Math.max(1, daysBetween(from, until));
  const x = (day: string) => (WIDTH * Math.min(days, Math.max(0, daysBetween(from, day)))) / days;
  const up = (value: number) => (value - bottom) / (top - bottom);
  const y = (value: number) => HEIGHT - HEIGHT * up(value);
  const raised = (value: number) => `${100 * up(value)}%`;
  const share = (day: string) => `${x(day) / (WIDTH / 100)}%`;
  const marks = yearsBetween(from, until);
  return (
    <figure aria-label={label} className={classes.figure}>
      <div aria-hidden className={classes.legend}>
        {lines.map(({ name, isQuiet }) => (
          <span key={name} data-quiet={isQuiet || undefined}>
            {name}
          </span>
        ))}
        <span data-ahead>{ahead}</span>
      </div>
      <div aria-hidden className={classes.drawing}>
        {scale.map((value) => (
          <div key={value} className={classes.line} style={{ bottom: raised(value) }}>
            <span className={classes.mark}>{shortMoney(value)}</span>
          </div>
        ))}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={classes.plot}>
          <title>{label}</title>
          {lines.map(({ name, points, isQuiet }) => (
            <g key={name} data-quiet={isQuiet || undefined}>
              {!isQuiet && (
                <path d={areaOf(pathOf(upTo(points, today), x, y, x(today)), points, x)} data-area />
              )}
              <path d={pathOf(upTo(points, today), x, y, x(today))} />
              <path d={pathOf(stepsFrom(points, today), x, y, WIDTH)} data-ahead />
            </g>
          ))}
          <line x1={x(today)} x2={x(today)} y1={0} y2={HEIGHT} className={classes.today} />
        </svg>
        {lines.map(({ name, points, isQuiet }) =>
          spaced(isQuiet ? unlike(points, lines) : points, (point) => x(point.at)).map(
            ({ at, value, isTight }) => (
              <span
                key={name + at}
                className={classes.value}
                data-quiet={isQuiet || undefined}
                data-tight={isTight || undefined}
                data-end={x(at) > WIDTH * 0.85 || undefined}
                style={{ left: share(at), bottom: raised(value) }}
              >
                {show(value)}
              </span>
            ),
          ),
        )}
      </div>
      <div aria-hidden className={classes.days}>
        {marks.length > 1 ? (
          marks.map((day) => (
            <span key={day} className={classes.year} style={{ left: share(day) }}>
              {day.slice(0, 4)}
            </span>
          ))
        ) : (
          <>
            <span>{showDay(from)}</span>
            <span>{showDay(until)}</span>
          </>
        )}
        <span className={classes.now} style={{ left: share(today) }}>
          {texts.charts.today}
        </span>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{label}</caption>
          <tbody>
            {lines.flatMap(({ name, points }) =>
              points.map(({ at, value }) => (
                <tr key={name + at}>
                  <th scope="row">{texts.charts.since(name, showDay(at))}</th>
                  <td>{show(value)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

const upTo = (points: readonly StepPoint[], day: string) => points.filter(({ at }) => at <= day);

/** The first days of the years in a range, as many as have room. */
export function yearsBetween(from: string, until: string): string[] {
  const [first, last] = [from, until].map((day) => Number(day.slice(0, 4))) as [number, number];
  const every = Math.ceil((last - first) / MOST_YEARS) || 1;
  const years = Array.from({ length: last - first }, (_, at) => first + 1 + at);
  return years.filter((year) => year % every === 0).map((year) => `${year}-01-01`);
}

/** What lies below the steps. */
function areaOf(path: string, [first]: readonly StepPoint[], x: (day: string) => number): string {
  return first && path ? `${path}V${HEIGHT}H${x(first.at)}Z` : '';
}

/** Across at the value, then up or down to the next one. */
function pathOf(
  points: readonly StepPoint[],
  x: (day: string) => number,
  y: (value: number) => number,
  end: number,
): string {
  const [first] = points;
  if (!first) return '';
  const rest = points.slice(1).map(({ at, value }) => `H${x(at)}V${y(value)}`);
  return `M${x(first.at)},${y(first.value)}${rest.join('')}H${end}`;
}

/** A quiet value that the other line says as well is said once. */
function unlike(points: readonly StepPoint[], lines: readonly StepLine[]): StepPoint[] {
  const others = lines.filter(({ isQuiet }) => !isQuiet).flatMap((line) => line.points);
  return points.filter(({ at, value }) => others.filter((other) => other.at <= at).at(-1)?.value !== value);
}

/** The share of the width that a value needs, at a desk and on a phone. */
const ROOM = WIDTH / 11;
const PHONE_ROOM = WIDTH / 4;

/** The values that have room beside each other; those that a phone has no room for are tight. */
function spaced(points: readonly StepPoint[], x: (point: StepPoint) => number) {
  const kept: (StepPoint & { isTight: boolean })[] = [];
  const room = (last: StepPoint | undefined, point: StepPoint) => (last ? x(point) - x(last) : WIDTH);
  for (const point of points) {
    if (room(kept.at(-1), point) <= ROOM) continue;
    const loose = kept.filter(({ isTight }) => !isTight).at(-1);
    kept.push({ ...point, isTight: room(loose, point) <= PHONE_ROOM });
  }
  return kept;
}
