/** Made when it is first needed, since that takes a while. */
let format: Intl.NumberFormat | undefined;

function rounded(size: number): string {
  format ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
  return format.format(size);
}

/** 812 B, 24 KB, 3.4 MB, 1.2 GB. */
export function showSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1_048_576) return `${Math.round(bytes / 1024)} KB`;
  if (bytes < 1_073_741_824) return `${rounded(bytes / 1_048_576)} MB`;
  return `${rounded(bytes / 1_073_741_824)} GB`;
}
