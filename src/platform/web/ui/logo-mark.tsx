import { useId } from 'react';

/** The mark of the product, for agencies without a logo of their own. It is shown next to the name. */
export function LogoMark({ size = 28 }: { size?: number }) {
  const gradient = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#3fc1b0" />
          <stop offset="1" stopColor="#0c6f6b" />
        </linearGradient>
      </defs>
      <rect width="28" height="28" rx="7" fill={`url(#${gradient})`} />
      <path
        d="M18.9 10.6a5.6 5.6 0 1 0 0 6.8"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="14.2" cy="14" r="1.5" fill="#fff" />
    </svg>
  );
}
