/** Installs Debian packages when this account may; answers why not otherwise. */
export function aptInstall(names: readonly string[]): Promise<string | undefined>;
