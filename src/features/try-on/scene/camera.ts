export type CameraFault = 'refused' | 'none' | 'busy' | 'unsupported' | 'elsewhere'

export type OpenedCamera = { ok: true; stream: MediaStream } | { ok: false; kind: CameraFault }

/** The camera at the back, as sharp as a still needs to be. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
}

/** Asks for the camera: call it for a click and for nothing else. */
export async function openCamera(): Promise<OpenedCamera> {
  if (!isCameraAllowedHere()) return { ok: false, kind: 'elsewhere' }
  // it is missing on a page that did not come over TLS
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  if (mediaDevices === undefined) return { ok: false, kind: 'unsupported' }
  try {
    return { ok: true, stream: await mediaDevices.getUserMedia(wanted) }
  } catch (error) {
    return { ok: false, kind: faultOf(error) }
  }
}

export function closeCamera(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/**
 * This page alone may use the camera, and the browser goes by the page that was opened first: whoever came
 * here by a link has to open this one anew.
 */
function isCameraAllowedHere(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return opened === undefined || new URL(opened.name).pathname === location.pathname
}

function faultOf(error: unknown): CameraFault {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return 'unsupported'
  }
}
