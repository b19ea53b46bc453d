/** Plays; without its sound where the browser allows nothing else, and with controls where it allows not even that. */
export async function playOrMute(player: HTMLMediaElement): Promise<void> {
  try {
    await player.play();
  } catch (error) {
    if (!isRefusal(error)) return; // taken away meanwhile, or broken, which its controls say
    player.muted = true;
    await player.play().catch(() => {
      player.controls = true;
    });
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}
