/** Keep the screen from going dark while something is held up to be scanned; returns how to let it sleep again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let done = false;

  // The lock is lost whenever the page is hidden, and not every browser grants it.
  const take = async (): Promise<void> => {
    if (done || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (done) void lock.release();
    } catch {
      lock = null; // Low battery, or forbidden: then it sleeps.
    }
  };

  void take();
  document.addEventListener("visibilitychange", take);
  return () => {
    done = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
