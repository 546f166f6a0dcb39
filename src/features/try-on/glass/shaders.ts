export const cornersShader = `
attribute vec2 position;
void main() { gl_Position = vec4(position, 0.0, 1.0); }
`

/** One direction of a Gaussian blur; twice makes the whole. */
export const blurShader = `
precision highp float;
uniform sampler2D source;
uniform vec2 size;
uniform vec2 step;
void main() {
  vec2 at = gl_FragCoord.xy / size;
  vec3 sum = vec3(0.0);
  float weights = 0.0;
  for (int i = -12; i <= 12; i++) {
    float d = float(i) / 5.0;
    float weight = exp(-0.5 * d * d);
    sum += texture2D(source, at + step * float(i)).rgb * weight;
    weights += weight;
  }
  gl_FragColor = vec4(sum / weights, 1.0);
}
`

/**
 * The pane. Points are shares of the picture, y downwards; \`toPane\` and \`toPicture\` are the homography of
 * the opening, so that ribs, ripples, light and hardware lie in the plane of the glass.
 */
export const glassShader = `
precision highp float;
uniform sampler2D picture;
uniform sampler2D blurred;
uniform mat3 toPane;
uniform mat3 toPicture;
uniform vec3 edges[4];
uniform vec2 size;
uniform float density;
uniform vec2 pane;
uniform vec3 passes;
uniform float veil;
uniform float blur;
uniform float grain;
uniform float rain;
uniform float reeds;
uniform float bands;
uniform vec3 edge;
uniform float mark;
uniform float interlayer;
uniform float hung;

const vec3 metal = vec3(0.085, 0.09, 0.095);

vec2 through(mat3 map, vec2 point) {
  vec3 seen = map * vec3(point, 1.0);
  return seen.xy / seen.z;
}

float random(vec2 p) {
  p = fract(p * vec2(123.34, 456.21));
  p += dot(p, p + 45.32);
  return fract(p.x * p.y);
}

float noise(vec2 p) {
  vec2 cell = floor(p), f = fract(p);
  vec2 s = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(random(cell), random(cell + vec2(1.0, 0.0)), s.x),
    mix(random(cell + vec2(0.0, 1.0)), random(cell + vec2(1.0, 1.0)), s.x),
    s.y
  );
}

float relief(vec2 p) {
  return noise(p) + 0.5 * noise(p * 2.1 + 7.0);
}

/** How far inside a box of rounded corners a point lies; negative inside. */
float box(vec2 point, vec2 center, vec2 half_, float radius) {
  vec2 d = abs(point - center) - half_ + radius;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - radius;
}

void main() {
  vec2 px = vec2(gl_FragCoord.x, size.y - gl_FragCoord.y);
  float inside = dot(edges[0], vec3(px, 1.0));
  for (int i = 1; i < 4; i++) inside = min(inside, dot(edges[i], vec3(px, 1.0)));
  float cover = clamp(inside + 0.5, 0.0, 1.0);
  if (cover <= 0.0) {
    gl_FragColor = vec4(0.0);
    return;
  }

  vec2 at = px / size;
  vec2 uv = through(toPane, at);
  vec2 inch = uv * pane;
  float fine = 0.7 * length(through(toPane, (px + 1.0) / size) * pane - inch);
  vec2 cells = inch / pane.y;

  // what is behind, refracted
  vec2 shift = vec2(0.0);
  float light = 0.0;
  if (rain > 0.5) {
    vec2 p = cells * vec2(64.0, 17.0);
    float here = relief(p);
    vec2 slope = vec2(relief(p + vec2(0.15, 0.0)) - here, relief(p + vec2(0.0, 0.15)) - here) / 0.15;
    shift = slope * 0.021 * pane.y / pane;
    light = slope.x * 0.075;
  }
  if (reeds > 0.5) {
    float rib = fract(cells.x * 34.0) - 0.5;
    shift.x = -rib * 4.4 / 34.0 * pane.y / pane.x;
    light = -rib * 0.16 - smoothstep(0.34, 0.5, abs(rib)) * 0.12;
  }
  vec2 seen = clamp(through(toPicture, uv + shift), 0.0, 1.0);
  vec3 color = mix(texture2D(picture, seen).rgb, texture2D(blurred, seen).rgb, blur);

  // what the glass itself does to it
  color *= passes;
  color = mix(color, vec3(0.97, 0.98, 0.975), veil * mix(1.12, 0.88, clamp(uv.y, 0.0, 1.0)));
  color += light;
  color += (random(floor(px / density) * 0.37) - 0.5) * grain;
  float along = uv.x - 0.56 + (uv.y - 0.5) * 0.62;
  float shine = smoothstep(0.095, 0.08, abs(along)) + 0.6 * smoothstep(0.028, 0.018, abs(along - 0.17));
  color = mix(color, vec3(1.0), shine * 0.13 * bands);

  // edges and seams
  float border = inside / density;
  color = mix(color, vec3(1.0), 0.28 * smoothstep(4.5, 3.5, border) * smoothstep(2.0, 3.0, border));
  color = mix(color, edge, 0.55 * smoothstep(3.2, 2.2, border));
  if (interlayer > 0.5) {
    float seam = smoothstep(1.1, 0.4, abs(border - 7.0));
    color = mix(color, vec3(0.93, 0.96, 0.94), 0.5 * seam);
  }
  if (mark > 0.5) {
    vec2 spot = inch - vec2(4.2, pane.y - 4.2);
    float frame = abs(box(spot, vec2(0.0), vec2(1.9, 1.7), 0.4)) - 0.13;
    float bar = box(spot, vec2(0.0, -0.75), vec2(1.0, 0.16), 0.05);
    float stem = box(spot, vec2(0.0, 0.15), vec2(0.17, 0.95), 0.05);
    float stamp = min(frame, min(bar, stem));
    color = mix(color, vec3(0.98), 0.62 * smoothstep(fine, -fine, stamp));
  }

  // hinges on the right, a pull on the left
  if (hung > 0.5) {
    float upper = box(inch, vec2(pane.x - 1.6, 10.0), vec2(1.7, 2.0), 0.15);
    float lower = box(inch, vec2(pane.x - 1.6, pane.y - 10.0), vec2(1.7, 2.0), 0.15);
    float pull = box(inch, vec2(3.2, pane.y - 38.0), vec2(0.6, 6.0), 0.6);
    float part = min(pull, min(upper, lower));
    float shade = box(inch + vec2(0.5, -0.4), vec2(3.2, pane.y - 38.0), vec2(0.6, 6.0), 0.6);
    color = mix(color, color * 0.8, 0.7 * smoothstep(0.7, -0.5, shade));
    float glint = 0.16 * smoothstep(0.5, 0.0, abs(inch.x - 3.0)) * step(pull, 0.0);
    color = mix(color, metal + glint, smoothstep(fine, -fine, part));
  }
  gl_FragColor = vec4(clamp(color, 0.0, 1.0) * cover, cover);
}
`
