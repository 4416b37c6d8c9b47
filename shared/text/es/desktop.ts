import type { Desktop } from '../en/desktop.ts';

export const desktop: Desktop = {
  about: 'Acerca de Tarbart',
  releases: 'Versiones en la web',
  log: 'Mostrar el registro del programa',
  software: 'Dibujar sin la tarjeta gráfica',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  actualSize: 'Tamaño real',
  window: 'Ventana',
  minimize: 'Minimizar',
  zoom: 'Zoom',
  close: 'Cerrar ventana',
  services: 'Servicios',
  hide: 'Ocultar Tarbart',
  hideOthers: 'Ocultar otros',
  showAll: 'Mostrar todo',
  quit: 'Salir de Tarbart',

  gone: 'La página se ha detenido varias veces',
  goneAbout:
    'Todas las jugadas están guardadas. Inténtalo de nuevo, o sal y vuelve a abrir Tarbart. El registro del programa dice qué ha pasado.',
  again: 'Intentar de nuevo',
  leave: 'Salir',
  hangs: 'La mesa no responde',
  hangsAbout:
    'Espera un poco o vuelve a cargarla: todas las jugadas están guardadas y la mesa volverá tal como estaba.',
  wait: 'Esperar',
  reload: 'Volver a cargar',
  graphics: 'La tarjeta gráfica ha fallado',
  graphicsAbout:
    'Tarbart puede abrirse de nuevo y dibujar sin ella: más despacio, pero sin riesgo. En el menú Ayuda se puede deshacer. No se ha perdido nada.',
  without: 'Abrir de nuevo sin ella',
  goOn: 'Seguir así',
  softwareNext: 'El cambio se notará la próxima vez que se abra.',
  restartNow: 'Abrir de nuevo ahora',
  later: 'Más tarde',
  stopped: 'Tarbart tiene que cerrarse',
  stoppedAbout:
    'Ha fallado algo que no se puede arreglar sobre la marcha. Todas las jugadas están guardadas. El registro del programa dice qué ha pasado.',
};
